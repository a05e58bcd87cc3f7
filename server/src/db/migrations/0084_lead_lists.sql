create index lead_disputed on lead (arrived_at) where billing = 'disputed'; -- what waits for an admin
create index lead_of_click on lead (click_id) where click_id is not null;   -- which leads a click brought
