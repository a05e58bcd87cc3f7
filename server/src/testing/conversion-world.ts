import type { Pricing, Terms } from '@callstead/domain/campaigns/terms';
import { newClickId } from '../modules/clicks/click-id.ts';
import { newPostbackToken } from '../modules/conversions/postback-token.ts';
import { aLine, type Line, rows } from './call-world.ts';
import type { TestNetwork } from './test-network.ts';

const PER_SALE: Pricing = { kind: 'per_conversion', conversion: 'sale', priceCents: 4_000 };
export const TEN_PERCENT: Pricing = { kind: 'percent', conversion: 'sale', basisPoints: 1_000, ceilingCents: 5_000 };

type Options = { terms?: Partial<Terms>; balanceCents?: number; advertiserId?: string; publisherId?: string };
export type PaidLine = Line & { token: string };

/** A campaign that is paid by conversion, somebody who joined it, and the token to report with. */
export async function aPaidLine(t: Pick<TestNetwork, 'db' | 'anAccount'>, options: Options = {}): Promise<PaidLine> {
  const line = await aLine(t, { ...options, terms: { pricing: PER_SALE, ...options.terms } });
  const { token, hash, hint } = newPostbackToken('pb');
  await rows(
    t.db,
    `insert into postback_token (campaign_id, token_hash, hint, state, created_at) values ($1, $2, $3, 'current', now())`,
    [line.campaignId, hash, hint],
  );
  return { ...line, token };
}

/** A visitor who followed the link; answers the click's id. */
export async function aClick(
  t: Pick<TestNetwork, 'db'>,
  line: Line,
  at = new Date(),
  verdict = 'ok',
  isOutside = false,
): Promise<string> {
  const id = newClickId(at);
  await rows(
    t.db,
    `with written as (
       insert into click (id, clicked_at, day, verdict, is_unique, campaign_id, publisher_id, application_id, sub1, is_outside)
       values ($1, $2, $2::timestamptz::date, $3, false, $4, $5, $6, 'news', $7) returning id, clicked_at)
     insert into click_unrolled (ids, clicked_at) select array_agg(id), array_agg(clicked_at) from written`,
    [id, at, verdict, line.campaignId, line.publisherId, line.applicationId, isOutside],
  );
  return id;
}
