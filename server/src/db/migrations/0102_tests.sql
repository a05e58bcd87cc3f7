-- What keys for tests list: rare among all others, and found without reading those. Calls have call_played (0090_visits.sql).
create index lead_tests on lead (arrived_at desc, id desc) where is_test;
create index conversion_tests on conversion (received_at desc, id desc) where is_test;
