-- What a notification of a registration leads to is the account; it stood there under the name of a person.
update notification set data = (data - 'userId') || jsonb_build_object('accountId', data -> 'userId')
where kind = 'new_user' and data ? 'userId';
