import type { CorrectionFileQuery } from '@callstead/contract/corrections';
import { maskCaller } from '@callstead/domain/calls/mask-caller';
import { costOf, earnedOf } from '@callstead/domain/corrections/judge-correction';
import { DomainError } from '@callstead/domain/errors';
import type { Language } from '@callstead/domain/identity/account';
import { type Actor, authorize } from '@callstead/domain/policy';
import type { SaleKind } from '@callstead/domain/sale-kind';
import { networkSlug } from '@callstead/domain/site/network-name';
import type { Db } from '../../db/database.ts';
import { type CsvRow, csvFile } from '../../http/csv.ts';
import type { Attachment } from '../../mail/mailer.ts';
import { networkNameAt } from '../../settings/issuer.ts';
import { type FiledItem, streamItems } from './file-queries.ts';
import { FILE_TEXTS, type FileColumn } from './file-texts.ts';
import { standingOf } from './judge-sales.ts';
import { type ConcernedAccount, findCorrection, listConcerned } from './queries.ts';

type Side = ConcernedAccount['side'];

const BILLINGS = ['billingBefore', 'billingAfter'] as const;
const PRICES = ['priceBefore', 'priceAfter'] as const;
const PAYOUTS = ['payoutBefore', 'payoutAfter'] as const;
const OTHERS_NAMES = ['advertiser', 'publisher'] as const;

/** What tells one from another, beyond its id: callers, and the advertiser's own names, which are none of the publisher's. */
const OWN: Record<SaleKind, Record<Side | 'admin', readonly FileColumn[]>> = {
  call: { admin: ['caller'], advertiser: ['caller'], publisher: ['caller'] },
  lead: { admin: [], advertiser: [], publisher: [] },
  conversion: { admin: ['txid'], advertiser: ['txid'], publisher: [] },
};

/** Neither side reads the other's name or amount; the network reads all, and what stands against the rest. */
function columnsFor(subject: SaleKind, side: Side | 'admin'): FileColumn[] {
  const own = OWN[subject][side];
  if (side === 'admin')
    return [subject, 'time', 'campaign', ...OTHERS_NAMES, ...own, 'result', ...BILLINGS, ...PRICES, ...PAYOUTS];
  const amounts = side === 'advertiser' ? PRICES : PAYOUTS;
  return [subject, 'time', 'campaign', ...own, ...BILLINGS, ...amounts, 'difference'];
}

const dollars = (cents: number) => (cents / 100).toFixed(2);
const amountsOf = (item: FiledItem, of: typeof costOf) => ({
  before: of(standingOf(item, 'before')),
  after: of(standingOf(item, 'after')),
});

function cellsOf(
  item: FiledItem,
  side: Side | 'admin',
  clock: (at: Date) => string,
): Record<FileColumn, string | number> {
  const [price, payout] = [amountsOf(item, costOf), amountsOf(item, earnedOf)];
  const own = side === 'publisher' ? payout : price;
  const caller = item.caller ?? '';
  return {
    ...{ call: item.subject_id, lead: item.subject_id, conversion: item.subject_id },
    time: clock(item.arrived_at),
    campaign: item.campaign.trim(),
    advertiser: item.advertiser,
    publisher: item.publisher,
    caller: side === 'publisher' && caller ? maskCaller(caller) : caller,
    txid: item.txid ?? '',
    result: item.verdict,
    billingBefore: item.before_billing,
    billingAfter: item.after_billing,
    priceBefore: dollars(price.before),
    priceAfter: dollars(price.after),
    payoutBefore: dollars(payout.before),
    payoutAfter: dollars(payout.after),
    difference: (own.after - own.before) / 100, // a number: text with a minus is taken for a formula
  };
}

type Wanted = { side: Side | 'admin'; accountId?: string; language: Language; zone: string };
type CorrectionFile = { name: string; header: CsvRow; lines: AsyncIterable<CsvRow> };

type FiledSet = { id: string; number: number; subject: SaleKind };

function fileOf(db: Db, set: FiledSet, wanted: Wanted): CorrectionFile {
  const { side, language, zone, accountId } = wanted;
  const texts = FILE_TEXTS[language];
  const columns = columnsFor(set.subject, side);
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  async function* lines(): AsyncGenerator<CsvRow> {
    for await (const batch of streamItems(db, set, { language, ...(accountId && { accountId }) }))
      for (const item of batch) {
        const cells = cellsOf(item, side, (at) => format.format(at));
        yield columns.map((column) => cells[column]);
      }
  }
  const header = columns.map((column) => (column === 'time' ? `${texts.time} (${zone})` : texts[column]));
  return { name: `${texts.fileName}-${set.number}.csv`, header, lines: lines() };
}

/** All of a set, as it stood and as it stands or would. */
export async function openCorrectionFile(
  db: Db,
  actor: Actor,
  id: string,
  { language, zone }: CorrectionFileQuery,
): Promise<CorrectionFile> {
  authorize(actor, 'correction.list');
  const set = await findCorrection(db, id);
  if (!set) throw new DomainError('not_found');
  return fileOf(db, set, { side: 'admin', language, zone });
}

type Reference = { id: string; accountId: string; language: Language };

/** What was corrected of one account's, for their mail. */
export async function correctionAttachment(db: Db, { id, accountId, language }: Reference): Promise<Attachment> {
  const set = await findCorrection(db, id);
  const concerned = (await listConcerned(db, id)).find((account) => account.id === accountId);
  if (!set || !concerned) throw new DomainError('not_found');
  const { name, header, lines } = fileOf(db, set, { side: concerned.side, accountId, language, zone: 'UTC' });
  const fileName = `${networkSlug(await networkNameAt(db, new Date()))}-${name}`;
  return { fileName, mediaType: 'text/csv', content: await csvFile(header, lines) };
}
