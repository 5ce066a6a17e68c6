-- What the daily clean-up (docs/retention.md) looks for, and the one exception it needs. The indexes are built while writers of
-- their table wait, about 2 s a million rows; `create index concurrently` under the same name may go ahead by hand.
create index if not exists message_old on message (created_at);
create index if not exists live_message_old on live_message (created_at);
create index if not exists help_ask_old on help_ask (received_at);
create index if not exists pay_trade_closed on pay_trade (created_at) where status = 'closed';
create index if not exists ticket_gate_log_old on ticket_gate_log (at);
create index if not exists gate_entry_old on gate_entry (received_at);

-- They still only grow, whoever asks: nothing is changed, and nothing goes before its three years by the database's own clock.
create function grows_for_three_years() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '3 years' then
    return old;
  end if;
  raise exception '% only grows for three years', tg_table_name using errcode = 'restrict_violation';
end $$;
create or replace trigger audit_log_no_change before update or delete on audit_log
  for each row execute function grows_for_three_years();
create or replace trigger ticket_gate_log_no_change before update or delete on ticket_gate_log
  for each row execute function grows_for_three_years();
