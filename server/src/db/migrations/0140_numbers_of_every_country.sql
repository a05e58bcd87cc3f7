-- Numbers of every country. What is valid is decided where a number comes in; the table refuses what is not E.164 at all.
alter table tracking_number drop constraint tracking_number_number_check;
alter table tracking_number add constraint tracking_number_number_check check (number ~ '^\+[1-9][0-9]{6,14}$');
-- By it campaigns get numbers of their own countries. Numbers of +1 go to anybody and were kept without it before.
alter table tracking_number add column country text check (country ~ '^[A-Z]{2}$');

alter table number_order drop constraint number_order_number_check;
alter table number_order add constraint number_order_number_check check (number ~ '^\+[1-9][0-9]{6,14}$');
