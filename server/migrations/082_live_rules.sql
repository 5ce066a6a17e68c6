-- The rules that a live point was reserved under; what staff change later holds for later reservations. Null: as delivered, as every
-- reservation before this release and of a node of it.
alter table live_reservation add column rules jsonb;
