-- The nightly sweep forgets old news that was read; it must not read the whole table for that.
create index notification_read on notification (created_at) where read_at is not null;
