-- A photograph of the park's in place of the drawing, as notices and activities have one.
alter table ticket_product add column cover_id text references stored_file (id);
alter table live_point add column cover_id text references stored_file (id);
