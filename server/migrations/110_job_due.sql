-- When a job runs next, and until when a node has it: what pg-boss kept before (decision 022).
alter table job_run add column due_at timestamptz, add column taken_until timestamptz;
