import type { AboutSale, NamedSale } from '@callstead/contract/tickets';
import { DomainError } from '@callstead/domain/errors';
import { type Actor, can } from '@callstead/domain/policy';
import type { Db } from '../../db/database.ts';
import { findSale } from './about-queries.ts';
import type { TicketRow } from './queries.ts';

/** Whoever asks names a call or lead of their own; another's is as good as none. */
export async function mustBeOfAsker(db: Db, sale: NamedSale, accountId: string): Promise<void> {
  const found = await findSale(db, sale);
  if (!found || ![found.publisher_id, found.advertiser_id].includes(accountId)) {
    throw new DomainError('validation_failed', { fields: { about: 'invalid' } });
  }
}

export const namedSaleOf = ({ about_kind: kind, about_id: id }: Pick<TicketRow, 'about_kind' | 'about_id'>) =>
  kind && id ? { kind, id } : null;

/** A side reads what is its own to know: the publisher the payout, the advertiser the price. */
export async function readAbout(db: Db, actor: Actor, ticket: TicketRow): Promise<AboutSale | null> {
  const named = namedSaleOf(ticket);
  const sale = named && (await findSale(db, named));
  if (!sale) return null; // none, or removed meanwhile
  const isAdmin = can(actor, 'ticket.manage');
  const seenBy = (side: string | null) => isAdmin || side === ticket.account_id;
  return {
    ...named,
    arrivedAt: sale.arrived_at.toISOString(),
    campaign: sale.public_id === null ? null : { publicId: sale.public_id, title: titleOf(sale, sale.public_id) },
    billing: sale.billing,
    priceCents: seenBy(sale.advertiser_id) ? sale.price_cents : null,
    payoutCents: seenBy(sale.publisher_id) ? sale.payout_cents : null,
  };
}

const titleOf = ({ title_en: en, title_es: es }: { title_en: string | null; title_es: string | null }, or: string) => ({
  en: en ?? or,
  es: es ?? or,
});
