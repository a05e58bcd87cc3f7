import type { PayoutStatement } from '@callstead/contract/v1/payouts';
import * as endpoints from '@callstead/contract/v1/payouts-endpoints';
import type { Member } from '@callstead/domain/policy';
import { listed } from '../../http/cursor.ts';
import { handleByKey } from '../../http/handle-by-key.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { presentLine, presentPayout, presentStatement } from '../payouts/statements/present.ts';
import { listOwnPayouts, readLines, readStatement } from '../payouts/statements/reads.ts';
import { statementPdf } from '../payouts/statements/statement-file.ts';

export function payoutV1Routes(app: App, services: Services): void {
  const { db } = services;

  handleByKey(app, endpoints.listPayouts, async ({ actor, query }) => {
    const { data, hasMore, next } = listed(await listOwnPayouts(db, actor, query), presentPayout);
    return { data, hasMore, next };
  });

  handleByKey(app, endpoints.readPayout, ({ actor, params }) => readOnePayout(services, actor, params.id));

  handleByKey(app, endpoints.listPayoutLines, async ({ actor, params, query }) => {
    const page = await readLines(db, actor, { ...params, ...query });
    const { data, hasMore, next } = listed(page, (row) => {
      const { campaign, ...line } = presentLine(row, 'en');
      return { ...line, offerId: campaign?.id ?? null };
    });
    return { data, hasMore, next };
  });

  handleByKey(app, endpoints.readPayoutPdf, async ({ actor, params }, reply) => {
    const { name, content } = await statementPdf(services, actor, params.id);
    return reply.type('application/pdf').header('content-disposition', `attachment; filename="${name}"`).send(content);
  });
}

export async function readOnePayout(
  { db, config }: Pick<Services, 'db' | 'config'>,
  actor: Member,
  id: string,
): Promise<PayoutStatement> {
  const setting = { language: 'en', zone: config.networkZone } as const;
  return presentHead(presentStatement(await readStatement(db, actor, id), setting));
}

function presentHead({ publisher, byCampaign, ...head }: ReturnType<typeof presentStatement>): PayoutStatement {
  return {
    ...head,
    affId: publisher.affId,
    byOffer: byCampaign.map(({ campaign, ...sum }) => ({ ...sum, offerId: campaign?.id ?? null })),
  };
}
