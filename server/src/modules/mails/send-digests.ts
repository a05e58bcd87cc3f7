import { paths } from '@callstead/contract/paths';
import { lastDigestMoment, MOST_DIGEST_LINES } from '@callstead/domain/notifications/digest';
import { newsReaderOf } from '@callstead/domain/notifications/preferences';
import { inTransaction } from '../../db/database.ts';
import type { MailOrder } from '../../mail/mails.ts';
import type { Services, Tx } from '../../services.ts';
import { choicesLinkOf } from './on-events.ts';
import {
  type DigestItemRow,
  type DigestReader,
  listDigestReaders,
  lockDigestReader,
  markDigested,
  takeDigestItems,
} from './queries.ts';

type Due = { id: string; morning: Date };

/** One mail to everybody whose eight in the morning has come since something waits for them, and at most one each morning. */
export async function sendDigests(services: Services, now: Date): Promise<void> {
  for (const due of await listDue(services, now)) await inTransaction(services, (tx) => sendDigest(tx, due));
}

async function listDue({ db, config }: Services, now: Date): Promise<Due[]> {
  const readers = await listDigestReaders(db);
  return readers.flatMap(({ id, zone, lastAt, since }) => {
    const morning = lastDigestMoment(now, zone ?? config.networkZone);
    const isDue = since < morning && (lastAt === null || lastAt < morning);
    return isDue ? [{ id, morning }] : [];
  });
}

/** The items go and the mail is ordered in one transaction: whoever dies in between leaves both undone. */
async function sendDigest(tx: Tx, { id, morning }: Due): Promise<void> {
  const reader = await lockDigestReader(tx.db, id, morning);
  if (!reader) return;
  const items = await takeDigestItems(tx.db, id, morning);
  if (items.length === 0) return;
  await markDigested(tx.db, id, morning);
  await tx.queue.enqueue(tx.db, { name: 'send-mail', data: orderOf(tx, reader, items) });
}

function orderOf({ config }: Tx, reader: DigestReader, items: readonly DigestItemRow[]): MailOrder {
  const { name, email: to, language, type } = reader;
  const shown = items.slice(0, MOST_DIGEST_LINES);
  return {
    mail: 'digest',
    to,
    language,
    values: {
      name,
      items: shown.map(({ subject, link }) => ({ text: subject, link })),
      more: items.length - shown.length,
      link: `${config.publicUrl}${paths[newsReaderOf(type)].home}`,
    },
    choicesLink: choicesLinkOf(config, reader),
  };
}
