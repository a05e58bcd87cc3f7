import { expect, onTestFinished, test } from 'vitest';
import { rows } from '../../testing/call-world.ts';
import { createTestDatabase } from '../../testing/test-database.ts';

/** Where callers and people of leads may stand, and what becomes of it when they are erased. Anything else names an id or a hash. */
const PERSONAL: Record<string, string> = {
  'call.caller': 'who called: set to null',
  'call.decision': 'the caller of its reservation: replaced by a word, so that the rules still say what they said',
  'call_live.caller': 'of an open call: set to null',
  'caller_history.caller': 'who called before, for duplicates: deleted',
  'lead_person.first_name': 'deleted with the row',
  'lead_person.last_name': 'deleted with the row',
  'lead_person.phone': 'deleted with the row',
  'lead_person.email': 'deleted with the row',
  'lead_person.fields': 'what they answered: deleted with the row',
  'lead_person.ip': 'deleted with the row',
  'lead_person.user_agent': 'deleted with the row',
  'lead_person.certificate_url': 'deleted with the row',
  'lead.dispute': 'what an advertiser wrote of them: the note goes, the reason stays',
  'blocked_caller.masked': 'a few digits, for whoever blocked them: set to null; the hash goes on blocking',
  'blocked_caller.number': 'of before there were hashes: the next start empties it',
  'erasure.sealed': 'whom it is about, sealed, until it is done',
  'recording.storage_key': 'their voice: the file is deleted',
  'recording.source_address': 'where the carrier keeps it: names the recording, not the person',
  'ticket.sender_email': 'a visitor who wrote to the network: deleted by an admin, ticket by ticket',
  'ticket.sender_name': 'as the address',
  'ticket.message': 'as the address',
  'postback_received.parameters': 'what an advertiser reports of a sale, not of a person; kept for some weeks',
  'webhook_try.answer': 'what a receiver answered to a message that names nobody',
};

/**
 * Every column that can hold words. One that is new fails this test: whoever adds it decides whether a person may stand there, says
 * so above and erases it (erase-person.ts), and then updates the list.
 */
test('of every column that can hold words somebody has decided whether a person may stand in it', async () => {
  const { close, db } = await createTestDatabase();
  onTestFinished(close);
  const found = await rows<{ table_name: string; columns: string }>(
    db,
    `select c.relname as table_name, string_agg(a.attname, ' ' order by a.attname) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and a.attnum > 0 and not a.attisdropped and a.atttypid::regtype::text in ('text', 'text[]', 'jsonb', 'json')
     group by 1 order by 1`,
  );
  const columns = Object.fromEntries(found.map((each) => [each.table_name, each.columns]));
  for (const name of Object.keys(PERSONAL)) {
    const [table = '', column = ''] = name.split('.');
    expect(columns[table]?.split(' '), name).toContain(column);
  }
  expect(columns).toMatchInlineSnapshot();
});
