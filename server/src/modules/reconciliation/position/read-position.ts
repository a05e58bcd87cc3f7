import type { PositionResponse } from '@callstead/contract/reconciliation';
import type { Db } from '../../../db/database.ts';
import { findGatewayRead } from '../line-queries.ts';
import { sumParts } from './queries.ts';

/** Where the money lies and whose it is. The gateway's payments to the bank are in no books: they move it between the two. */
export async function readPosition(
  db: Db,
  { zone, day }: { zone: string; day: string | undefined },
): Promise<PositionResponse> {
  const parts = await sumParts(db, zone, day);
  const of = (part: string) => parts.get(part) ?? 0;
  const isRead = (await findGatewayRead(db)) !== undefined;
  const movedToBankCents = -of('to_bank') || 0;
  const outside = {
    gatewayCents: -of('gateway') - movedToBankCents,
    bankCents: -of('bank') + movedToBankCents,
    paypalCents: -of('paypal') || 0,
    wiseCents: -of('wise') || 0,
  };
  const belonging = {
    balancesCents: of('balance'),
    reservedCents: of('reserved'),
    ownCents: of('own'),
    heldCents: of('held'),
    payableCents: of('payable'),
    payingCents: of('paying'),
    marginCents: of('revenue'),
    adjustmentsCents: of('adjustments'),
    feesCents: of('fees'),
  };
  return {
    day: day ?? null,
    ...outside,
    ...belonging,
    movedToBankCents,
    gatewaySaysCents: isRead ? of('gateway_says') + of('to_bank') : null,
    prepaidCents: day === undefined ? of('prepaid') : null,
    onCreditCents: day === undefined ? of('on_credit') : null,
    sumCents: total(outside) - total(belonging),
  };
}

const total = (parts: Record<string, number>) => Object.values(parts).reduce((sum, cents) => sum + cents, 0);
