-- Conversions are a list people arrange, too.
alter table list_layout drop constraint list_layout_list_check;
alter table list_layout add constraint list_layout_list_check check (list in (
  'publisher-calls', 'advertiser-calls', 'admin-calls', 'publisher-leads', 'advertiser-leads', 'admin-leads',
  'publisher-conversions', 'advertiser-conversions', 'admin-conversions', 'clicks',
  'advertiser-applications', 'admin-applications', 'users', 'publishers', 'advertisers', 'numbers', 'billing-statement', 'earnings-statement'));
alter table list_view drop constraint list_view_list_check;
alter table list_view add constraint list_view_list_check check (list in (
  'publisher-calls', 'advertiser-calls', 'admin-calls', 'publisher-leads', 'advertiser-leads', 'admin-leads',
  'publisher-conversions', 'advertiser-conversions', 'admin-conversions', 'clicks',
  'advertiser-applications', 'admin-applications', 'users', 'publishers', 'advertisers', 'numbers', 'billing-statement', 'earnings-statement'));
