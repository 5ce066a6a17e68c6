-- What a park has chosen: rules by their group, what is left out is as delivered (contract/src/park/rules.ts); and the parts of the
-- product that it does without. A node of the release before leaves both as they are.
alter table park
  add column rules jsonb not null default '{}' check (jsonb_typeof(rules) = 'object'),
  add column parts_off jsonb not null default '[]' check (jsonb_typeof(parts_off) = 'array');
