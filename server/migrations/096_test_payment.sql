-- A test payment is nobody's, and says whether WeChat's notification of it came.
alter table pay_trade alter column visitor_id drop not null;
alter table pay_trade add column notified_at timestamptz;
