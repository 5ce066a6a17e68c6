-- A recording lies where pictures do; what has seconds is one.
alter table stored_file add column seconds double precision check (seconds > 0);
create index stored_file_loose_recording on stored_file (created_at) where subject is null and seconds is not null;

-- By language: the file, what is said in it, and when each sentence begins.
alter table exhibit add column audio jsonb not null default '{}' check (jsonb_typeof(audio) = 'object');
