-- Wrong guesses, counted for whoever guesses: the key is a keyed hash of what is guessed at, and by whom and from where. Before, five
-- wrong passwords of anybody locked a name for everybody.
drop table admin_attempt;
create table wrong_guess (
  key text primary key,
  guesses integer not null,
  -- When the count begins anew.
  until timestamptz not null
);
create index wrong_guess_until on wrong_guess (until);
