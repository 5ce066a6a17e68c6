-- Orders that a visitor made and pays together; the id of the first of them. null: it stands alone.
alter table ticket_order add column basket_id text;
