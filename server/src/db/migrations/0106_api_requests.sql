-- What programs asked, for whoever runs them: no bodies and no values of queries. Forgotten after a week.
create table api_request (
  id          bigint      generated always as identity primary key,
  at          timestamptz not null,
  account_id  uuid        not null,
  key_id      uuid        not null,
  method      text        not null,
  route       text        not null, -- its pattern, without what was asked for
  status      integer     not null,
  code        text, -- why it was refused
  duration_ms integer     not null check (duration_ms >= 0),
  request_id  text        not null
);
create index api_request_errors_first on api_request (account_id, (status >= 400) desc, id desc);
create index api_request_oldest on api_request (at);
