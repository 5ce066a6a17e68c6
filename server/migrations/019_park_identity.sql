-- What all nodes of a park have in common besides this database: the secret and the data folder. A node that has others would
-- refuse its neighbours' tokens and not find their pictures.
create table park_identity (
  what text primary key check (what in ('secret', 'storage')),
  fingerprint text not null
);
