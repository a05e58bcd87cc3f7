import {
  AdjustmentRequest,
  BalanceResponse,
  CreditLimitRequest,
  TopUpRequest,
  WithdrawalRequest,
} from '@callstead/contract/ledger';
import * as z from 'zod';
import { NOTHING } from '../../http/route-schemas.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { recordAdjustment, recordTopUp, recordWithdrawal, setCreditLimit } from './commands.ts';

const config = { access: 'ledger.record' } as const;

export function ledgerRoutes(app: App, { db }: Services): void {
  app.post(
    '/admin/ledger/top-ups',
    { config, schema: { body: TopUpRequest, response: NOTHING } },
    async (request, reply) => {
      await recordTopUp({ db }, request.actor, request.body);
      return reply.code(204).send();
    },
  );

  app.post(
    '/admin/ledger/withdrawals',
    { config, schema: { body: WithdrawalRequest, response: NOTHING } },
    async (request, reply) => {
      await recordWithdrawal({ db }, request.actor, request.body);
      return reply.code(204).send();
    },
  );

  app.post(
    '/admin/ledger/adjustments',
    { config, schema: { body: AdjustmentRequest, response: NOTHING } },
    async (request, reply) => {
      await recordAdjustment({ db }, request.actor, request.body);
      return reply.code(204).send();
    },
  );

  app.put(
    '/admin/ledger/credit-limits/:id',
    {
      config,
      schema: {
        params: z.object({ id: z.uuid() }),
        body: CreditLimitRequest,
        response: { 200: BalanceResponse },
      },
    },
    async (request) => setCreditLimit({ db }, request.actor, { accountId: request.params.id, ...request.body }),
  );
}
