import type { ClickFilter, ClickListQuery, ClickListResponse, ClickRow } from '@callstead/contract/clicks';
import { clickPeriod } from '@callstead/domain/clicks/click-period';
import { type Actor, authorize, type Member } from '@callstead/domain/policy';
import { viewedAccount } from '@callstead/domain/viewed-account';
import type { Db } from '../../../db/database.ts';
import { momentOfId, momentsOfIds } from '../../../db/sortable-id.ts';
import { type CursorKey, KEY, type KeyPart, pageOf, pageRequestOf } from '../../../http/cursor.ts';
import { type ClickSelection, countCallsOf, type ListedClick, listClicks } from './queries.ts';

/** The moment and id of the row a page begins after; the id tells the moment, too. */
const CLICK_KEY: readonly KeyPart[] = [
  KEY.text,
  (id, [clickedAt]) => momentOfId('clk', id)?.toISOString() === clickedAt,
];

/** A page of clicks: a publisher's own, or for an admin everybody's. */
export async function readClicks(db: Db, actor: Actor, query: ClickListQuery, now: Date): Promise<ClickListResponse> {
  const { selection, since, isAdmin } = selectClicks(actor, query, now);
  if (!selection) return { data: [], previous: null, hasMore: false, next: null, since };
  const request = pageRequestOf(query, CLICK_KEY);
  const { language } = query;
  // Oldest first is the same list, walked the other way.
  const forward = request.forward === (query.direction !== 'asc');
  const found = await listClicks(db, selection, { ...request, forward, limit: query.limit + 1, language });
  const { rows, ...neighbours } = pageOf(found, request, cursorKeyOf);
  return { data: await presentClicks(db, rows, isAdmin), ...neighbours, since };
}

/** What the list and the file are narrowed to, and from when on. */
export function selectClicks(actor: Actor, query: ClickFilter, now: Date) {
  authorize(actor, 'click.list');
  const period = clickPeriod({ from: momentIn(query.from), to: momentIn(query.to) }, now);
  const selection = selectionOf(actor, query, period);
  return { selection, since: period.from.toISOString(), isAdmin: actor.role === 'admin' };
}

export async function presentClicks(db: Db, rows: readonly ListedClick[], isAdmin: boolean): Promise<ClickRow[]> {
  const calls = await countCallsOf(db, rows);
  return rows.map((row) => presentClick(row, calls.get(row.id) ?? 0, isAdmin));
}

const momentIn = (written: string | undefined) => (written ? new Date(written) : undefined);

export const cursorKeyOf = ({ clicked_at, id }: ListedClick): CursorKey => [clicked_at.toISOString(), id];

type Period = ReturnType<typeof clickPeriod>;

/** Undefined when nothing can match: no id begins as the search does. */
function selectionOf(actor: Member, query: ClickFilter, { from, to }: Period): ClickSelection | undefined {
  const { account, campaign, verdict, visit } = query;
  const asked = { publisherId: viewedAccount(actor, account), campaign, verdict, visit };
  const prefix = query.search?.toLowerCase();
  if (!prefix) return { ...asked, from, to, prefix: undefined };
  const made = momentsOfIds('clk', prefix);
  if (!made) return undefined;
  return { ...asked, prefix, from: made.from > from ? made.from : from, to: to && to < made.to ? to : made.to };
}

function presentClick(row: ListedClick, calls: number, isAdmin: boolean): ClickRow {
  const { id, verdict, asked, sub1, sub2, sub3, sub4, sub5, source, creative, country, state } = row;
  return {
    ...{ id, verdict, asked, sub1, sub2, sub3, sub4, sub5, source, creative, country, state, calls },
    clickedAt: row.clicked_at.toISOString(),
    isUnique: row.is_unique,
    referrerHost: row.referrer_host,
    campaign: row.public_id === null ? null : { id: row.public_id, title: row.title ?? row.public_id },
    publisher: isAdmin && row.aff_id !== null ? { affId: row.aff_id, name: row.name ?? '' } : null,
  };
}
