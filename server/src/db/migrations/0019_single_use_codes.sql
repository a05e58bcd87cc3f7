-- A code of an authenticator app is good for one use: the step of 30 seconds it belongs to, and all before it, are spent.
alter table auth_two_factor add column last_used_step bigint;
