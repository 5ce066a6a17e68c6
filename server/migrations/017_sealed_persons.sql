-- Names, phones and openids are sealed by the server (decision 141), what is looked up beside its keyed hash. SQL has no key: the job
-- seal-persons seals the rows that are there already, and until then both forms are read.
alter table ticket_order add column phone_hash text;
create index ticket_order_phone_hash on ticket_order (phone_hash, created_at desc) where phone_hash is not null;
drop index ticket_order_phone;
create index ticket_order_phone_plain on ticket_order (phone) where phone_hash is null and phone <> '';

-- openid and unionid can no longer lead through the table, as they change when they are sealed.
alter table wechat_account
  add column id text not null unique default gen_random_uuid()::text,
  add column openid_hash text,
  add column unionid_hash text;
create index wechat_account_openid_hash on wechat_account (app_id, openid_hash) where openid_hash is not null;
create index wechat_account_unionid_hash on wechat_account (unionid_hash) where unionid_hash is not null;

-- Messages name no persons.
update live_message set params = params - 'name' where params ? 'name';
