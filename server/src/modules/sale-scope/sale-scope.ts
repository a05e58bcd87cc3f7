import type { CallFilter } from '@callstead/contract/calls/calls';
import { type CallView, callView } from '@callstead/domain/calls/call-view';
import type { Member } from '@callstead/domain/policy';
import { viewedAccount } from '@callstead/domain/viewed-account';
import type { Db } from '../../db/database.ts';
import { isAdvertiser } from './queries.ts';

type ScopeQuery = Pick<CallFilter, 'view' | 'account'>;
export type SaleScope = { view: CallView; publisherId?: string; advertiserId?: string };

/** Whose calls, leads and conversions somebody sees in their panel. */
export async function saleScopeOf(db: Db, actor: Member, { view: asked, account }: ScopeQuery): Promise<SaleScope> {
  const view = callView(actor, asked);
  const viewed = viewedAccount(actor, account);
  if (viewed === undefined) return { view };
  const isBuyer = view === 'admin' ? await isAdvertiser(db, viewed) : view === 'advertiser';
  return isBuyer ? { view, advertiserId: viewed } : { view, publisherId: viewed };
}
