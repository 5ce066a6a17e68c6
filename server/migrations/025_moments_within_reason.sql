-- Answers tell moments of the years 1900 to 2999 alone: one row from before that rule would hide its whole list.
update help_request set asked_at = received_at where asked_at not between '1900-01-02 00:00:00+00' and '2999-12-30 00:00:00+00';
update help_request set located_at = received_at where located_at not between '1900-01-02 00:00:00+00' and '2999-12-30 00:00:00+00';
update page_lock set until = '2999-12-30 00:00:00+00' where until > '2999-12-30 00:00:00+00';
