-- Their parameters have other names: whoever follows events is a subscriber, as the column says.
drop function if exists take_events(text, text[], integer);
drop function if exists find_awaited_events(jsonb);
