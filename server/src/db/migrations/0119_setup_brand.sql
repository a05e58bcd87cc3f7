-- The guide begins with name and brand, which can be put off like the others.
alter table setup_step
  drop constraint setup_step_step_check,
  add constraint setup_step_step_check
    check (step in ('brand', 'legal', 'site', 'mail', 'carrier', 'payments', 'payouts', 'offers', 'people'));
