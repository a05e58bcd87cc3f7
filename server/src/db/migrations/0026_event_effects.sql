-- What follows from an event follows once, however often it is handled.
alter table notification add column event_id bigint; -- those of before have none
create unique index notification_of_event on notification (event_id, recipient_id, kind) where event_id is not null;

-- Which mails were ordered because of which event. Forgotten with the event.
create table event_mail (
  event_id  bigint not null,
  mail      text   not null,
  recipient text   not null, -- whose mailbox: a member's id, or 'sender' for somebody without an account
  primary key (event_id, mail, recipient)
);
