import * as endpoints from '@callstead/contract/payouts/runs-endpoints';
import { type Actor, isMember } from '@callstead/domain/policy';
import { listed } from '../../../http/cursor.ts';
import { handle } from '../../../http/handle.ts';
import type { App } from '../../../http/zod.ts';
import { isPaypalSimulated } from '../../../payments/open-payout-gateway.ts';
import { PAYPAL_SIMULATOR_PATH } from '../../../payments/paypal-simulator/keys.ts';
import type { Services } from '../../../services.ts';
import { sendBatch } from '../batches/commands.ts';
import { makeFile, openFile } from '../files/commands.ts';
import { markFailed } from '../marks/mark-failed.ts';
import { markFileSent } from '../marks/mark-file-sent.ts';
import { markSent } from '../marks/mark-sent.ts';
import { retryPayout } from '../marks/retry-payout.ts';
import { readTerms, setTerms } from '../terms/commands.ts';
import { approveRun } from './approve-run.ts';
import { cancelRun, excludeFromRun, includeInRun } from './commands.ts';
import { presentBatch, presentFile, presentRow, presentRun, presentRunSummary } from './present.ts';
import { proposeRun } from './propose-run.ts';
import { listRunRows, listRunViews, readRun } from './reads.ts';

export function payoutRunRoutes(app: App, services: Services): void {
  runReadRoutes(app, services);
  runDecisionRoutes(app, services);
  fileRoutes(app, services);
  markRoutes(app, services);
  termsRoutes(app, services);
}

async function present(services: Services, actor: Actor, id: string) {
  const { payoutApprovals: approvalsNeeded, networkZone: zone } = services.config;
  const userId = isMember(actor) ? actor.userId : '';
  return presentRun(await readRun(services, actor, id), {
    approvalsNeeded,
    userId,
    zone,
    canSendByPaypal: services.payoutGateway !== undefined,
    paypalSimulator: isPaypalSimulated(services.config) ? PAYPAL_SIMULATOR_PATH : null,
  });
}

function runReadRoutes(app: App, services: Services): void {
  handle(app, endpoints.listPayoutRuns, async ({ actor, query }) => {
    const { payoutApprovals, networkZone: zone } = services.config;
    const page = await listRunViews(services, actor, query);
    return { ...listed(page, (view) => presentRunSummary(view, payoutApprovals)), zone };
  });

  handle(app, endpoints.readPayoutRun, ({ actor, params }) => present(services, actor, params.id));

  handle(app, endpoints.listPayoutRows, async ({ actor, params, query }) =>
    listed(await listRunRows(services, actor, { ...params, ...query }), presentRow),
  );
}

function runDecisionRoutes(app: App, services: Services): void {
  handle(app, endpoints.proposePayoutRun, async ({ actor, body }) => {
    await proposeRun(services, actor, body);
    return present(services, actor, body.id);
  });

  handle(app, endpoints.approvePayoutRun, async ({ actor, params, body }) => {
    await approveRun(services, actor, { ...params, ...body });
    return present(services, actor, params.id);
  });

  handle(app, endpoints.excludeFromPayoutRun, ({ actor, params, body }) =>
    excludeFromRun(services, actor, { ...params, ...body }),
  );

  handle(app, endpoints.includeInPayoutRun, ({ actor, params }) => includeInRun(services, actor, params));

  handle(app, endpoints.cancelPayoutRun, ({ actor, params }) => cancelRun(services, actor, params.id));
}

function fileRoutes(app: App, services: Services): void {
  handle(app, endpoints.makePayoutFile, async ({ actor, params, body }) =>
    presentFile(await makeFile(services, actor, { runId: params.id, ...body })),
  );

  handle(app, endpoints.sendPayoutBatch, async ({ actor, params, body }) =>
    presentBatch(await sendBatch(services, actor, { runId: params.id, ...body })),
  );

  handle(
    app,
    endpoints.downloadPayoutFile,
    async ({ actor, params }, reply) => {
      const { name, mediaType, content } = await openFile(services, actor, params.id);
      return reply
        .type(mediaType)
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(content);
    },
    { exposeHeadRoute: false }, // whoever only asks for the head would be on record as a reader
  );
}

function markRoutes(app: App, services: Services): void {
  handle(app, endpoints.markPayoutFileSent, ({ actor, params, body }) =>
    markFileSent(services, actor, { runId: params.id, ...body }),
  );

  handle(app, endpoints.markPayoutSent, ({ actor, params, body }) => markSent(services, actor, { ...params, ...body }));

  handle(app, endpoints.markPayoutFailed, ({ actor, params, body }) =>
    markFailed(services, actor, { ...params, ...body }),
  );

  handle(app, endpoints.retryPayout, ({ actor, params }) => retryPayout(services, actor, params.id));
}

function termsRoutes(app: App, services: Services): void {
  handle(app, endpoints.readPayoutTerms, ({ actor, params }) => readTerms(services.db, actor, params.id));

  handle(app, endpoints.setPayoutTerms, ({ actor, params, body }) =>
    setTerms(services, actor, { accountId: params.id, ...body }),
  );
}
