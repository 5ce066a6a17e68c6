alter table park add column look jsonb not null default '{"brand": null, "logoId": null}';
