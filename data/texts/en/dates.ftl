# Dates as somebody types them
refused-dates-too-many = No more than {$most} dates at a time.
refused-date-unreadable = I cannot read “{$typed}” as a date. Write something like `Fri 8 pm`, `tomorrow 19:30` or `24 Dec 19:30`.
refused-date-without-hour = “{$typed}” has no time of day. Write something like `Fri 8 pm`.
refused-date-other-weekday = In “{$typed}”, the weekday and the date do not match.
refused-date-past = “{$typed}” is already over.
refused-date-too-far = “{$typed}” is more than 60 days away.
