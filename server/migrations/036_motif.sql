-- Which pictures there are is said in one place, the contract: a new one needs no migration.
alter table live_point drop constraint live_point_motif_check;
alter table ticket_product drop constraint ticket_product_motif_check;
