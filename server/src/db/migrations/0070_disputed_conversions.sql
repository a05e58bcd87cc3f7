create index conversion_disputed on conversion (received_at) where billing = 'disputed'; -- what waits for an admin
