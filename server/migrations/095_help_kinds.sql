-- As feedback: a park has kinds of its own.
alter table help_request drop constraint help_request_kind_check;
