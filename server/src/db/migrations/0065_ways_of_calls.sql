-- Calls by the way they came. A publisher's stand together, in the order of their lists; who looks at everybody's finds a
-- seldom value here, too. Only calls that came with one are written to these, and nothing in them changes later.
create index call_of_sub1 on call (sub1, publisher_id, arrived_at desc, id desc) where sub1 is not null;
create index call_of_sub2 on call (sub2, publisher_id, arrived_at desc, id desc) where sub2 is not null;
create index call_of_sub3 on call (sub3, publisher_id, arrived_at desc, id desc) where sub3 is not null;
create index call_of_sub4 on call (sub4, publisher_id, arrived_at desc, id desc) where sub4 is not null;
create index call_of_sub5 on call (sub5, publisher_id, arrived_at desc, id desc) where sub5 is not null;
create index call_of_source on call (source, publisher_id, arrived_at desc, id desc) where source is not null;
create index call_of_creative on call (creative, publisher_id, arrived_at desc, id desc) where creative is not null;
create index call_of_referrer on call ((attribution ->> 'referrerHost'), publisher_id, arrived_at desc, id desc)
  where attribution ->> 'referrerHost' is not null;
