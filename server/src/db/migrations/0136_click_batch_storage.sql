-- A batch of clicks is read once, a moment after it was written: packing it would cost more than writing it as it is.
alter table click_batch alter column lines set storage external;
