-- Leads are taken by a statement that may run again: it says which of them were written before.
drop function if exists take_leads(jsonb);
