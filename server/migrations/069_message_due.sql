-- Messages to so many that what makes them true only names them; they are written after its commit, in batches.
create table message_due (
  sequence bigint generated always as identity primary key,
  -- No reference: a draw would look each of 100,000 visitors up. Who is gone meanwhile is told nothing.
  visitor_id text not null,
  kind text not null,
  params jsonb not null,
  subject text,
  about text,
  created_at timestamptz not null
);
create index message_due_visitor on message_due (visitor_id);
