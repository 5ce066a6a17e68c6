-- Which keys the nodes of a park have in common, too: the one that encrypts personal data, and the one that signs entry codes.
alter table park_identity
  drop constraint park_identity_what_check,
  add constraint park_identity_what_check check (what in ('secret', 'storage', 'data', 'codes'));
