-- What the park tells of itself on a page of its own, its legal texts, and the languages that it does not offer.
alter table park
  add column about jsonb not null
    default '{"story": {}, "address": {}, "position": null, "accounts": [], "childrenContact": "", "privacy": {}, "terms": {}}',
  -- Raised with each change of the privacy policy or the terms, which visitors then agree to once more.
  add column legal_version integer not null default 0,
  add column languages_off jsonb not null default '[]',
  alter column look set default '{"brand": null, "logoId": null, "heroes": []}';
update park set look = look || '{"heroes": []}';
