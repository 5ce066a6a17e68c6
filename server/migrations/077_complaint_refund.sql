-- What the park decides about a refund that a complaint asks for, and that WeChat wants somebody served at once.
alter table complaint add column needs_immediate_service boolean not null default false;

-- details: encrypted JSON {remark, launchDays, mediaIds}; '' of answers and completions. A node of before this completes whatever it takes that is no answer; decisions
-- have said = -1, which it reads as overtaken, and then sends nothing.
alter table complaint_step
  add column details text not null default '',
  drop constraint complaint_step_kind_check,
  add constraint complaint_step_kind_check check (kind in ('answer', 'completion', 'approval', 'rejection')) not valid;
