-- Whether the call or lead that a conversion speaks of was sold itself.
create or replace function is_source_sold(source text, source_at timestamptz, source_id text) returns boolean
language plpgsql stable parallel safe as $$
begin
  if source = 'call' then
    return exists (select from call s where s.arrived_at = is_source_sold.source_at and s.id = is_source_sold.source_id
                     and s.billing in ('held', 'approved', 'disputed', 'paid'));
  elsif source = 'lead' then
    return exists (select from lead s where s.arrived_at = is_source_sold.source_at and s.id = is_source_sold.source_id
                     and s.billing in ('held', 'approved', 'disputed', 'paid'));
  end if;
  return false;
end $$;
