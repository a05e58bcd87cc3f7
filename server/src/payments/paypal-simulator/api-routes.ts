import { PAYPAL_CURRENCIES } from '@callstead/domain/payouts/kinds-in';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { App } from '../../http/zod.ts';
import { sameText } from '../../secrets/same-text.ts';
import { PAYPAL_SIMULATOR_PATH, paypalSimulatorKeys, simulatedSignature, simulatedToken } from './keys.ts';
import { type AskedItem, findBatch, insertBatch, type SimulatedBatch } from './simulated-batches.ts';
import type { PaypalSimulator } from './simulator.ts';

const TOKEN_SECONDS = 32_400;
const MOST_ITEMS = 15_000;
const MOST_BYTES = 8 * 2 ** 20;

const Amount = z.object({ currency: z.enum(PAYPAL_CURRENCIES), value: z.string().regex(/^\d{1,10}\.\d{2}$/) });
const Asked = z.object({
  sender_batch_header: z.object({ sender_batch_id: z.string().min(1).max(256) }),
  items: z
    .array(
      z.object({
        receiver: z.email().max(127),
        sender_item_id: z.string().max(63),
        amount: Amount,
        note: z.string().max(4000).optional(),
      }),
    )
    .min(1)
    .max(MOST_ITEMS),
});
const Verified = z.object({
  transmission_id: z.string(),
  transmission_time: z.string(),
  transmission_sig: z.string(),
  webhook_id: z.string(),
  webhook_event: z.unknown(),
});

type Fault = { status: number; name: string; issue: string; field?: string; link?: object[] };

/** As PayPal words what it refuses. */
function refuse(reply: FastifyReply, { status, name, ...detail }: Fault) {
  const message = `${name.charAt(0)}${name.slice(1).toLowerCase().replaceAll('_', ' ')}.`;
  return reply.code(status).send({ name, message, debug_id: 'simulated', details: [{ location: 'body', ...detail }] });
}

/** The part of PayPal's API that we use, over the same wire. */
export function paypalApiRoutes(app: App, simulator: PaypalSimulator): void {
  const options = { config: { access: 'gateway.simulate', audience: 'outside' } } as const;
  const keys = paypalSimulatorKeys(simulator.secret);
  const isKnown = ({ headers }: FastifyRequest) =>
    sameText(headers.authorization ?? '', `Bearer ${simulatedToken(simulator.secret)}`);
  const unknown = (reply: FastifyReply) =>
    refuse(reply, { status: 401, name: 'AUTHENTICATION_FAILURE', issue: 'Authentication failed' });

  app.post(`${PAYPAL_SIMULATOR_PATH}/v1/oauth2/token`, options, async (request, reply) => {
    const basic = Buffer.from(`${keys.clientId}:${keys.clientSecret}`).toString('base64');
    if (!sameText(request.headers.authorization ?? '', `Basic ${basic}`))
      return reply.code(401).send({ error: 'invalid_client', error_description: 'Client Authentication failed' });
    return { access_token: simulatedToken(simulator.secret), token_type: 'Bearer', expires_in: TOKEN_SECONDS };
  });

  app.post(
    `${PAYPAL_SIMULATOR_PATH}/v1/payments/payouts`,
    { ...options, bodyLimit: MOST_BYTES },
    async (request, reply) => {
      if (!isKnown(request)) return unknown(reply);
      const asked = Asked.safeParse(bodyOf(request));
      if (!asked.success)
        return refuse(reply, {
          status: 400,
          name: 'VALIDATION_ERROR',
          issue: asked.error.issues[0]?.message ?? 'invalid',
        });
      const { sender_batch_header: header, items } = asked.data;
      const made = await insertBatch(simulator.db, header.sender_batch_id, items as AskedItem[]);
      if (made) return reply.code(201).send({ batch_header: headerOf(made), links: [selfOf(made.id)] });
      const known = await findBatch(simulator.db, header);
      return refuse(reply, {
        status: 400,
        name: 'USER_BUSINESS_ERROR',
        field: 'SENDER_BATCH_ID',
        issue: 'Batch with given sender_batch_id already exists',
        link: known ? [selfOf(known.id)] : [],
      });
    },
  );

  const byId = {
    ...options,
    schema: {
      params: z.object({ id: z.string().max(100) }),
      querystring: z.object({
        page: z.coerce.number().int().min(1).catch(1),
        page_size: z.coerce.number().int().min(1).max(1000).catch(1000),
      }),
    },
  };
  app.get(`${PAYPAL_SIMULATOR_PATH}/v1/payments/payouts/:id`, byId, async (request, reply) => {
    if (!isKnown(request)) return unknown(reply);
    const batch = await findBatch(simulator.db, request.params);
    if (!batch) return refuse(reply, { status: 404, name: 'RESOURCE_NOT_FOUND', issue: 'The batch does not exist' });
    const { page, page_size: size } = request.query;
    return {
      total_items: batch.items.length,
      total_pages: Math.ceil(batch.items.length / size),
      batch_header: headerOf(batch),
      items: batch.items.slice((page - 1) * size, page * size),
      links: [selfOf(batch.id)],
    };
  });

  app.post(`${PAYPAL_SIMULATOR_PATH}/v1/notifications/verify-webhook-signature`, options, async (request, reply) => {
    if (!isKnown(request)) return unknown(reply);
    const asked = Verified.safeParse(bodyOf(request));
    const isOurs =
      asked.success &&
      sameText(
        asked.data.transmission_sig,
        simulatedSignature(simulator.secret, [
          asked.data.transmission_id,
          asked.data.transmission_time,
          asked.data.webhook_id,
          JSON.stringify(asked.data.webhook_event),
        ]),
      );
    return { verification_status: isOurs ? 'SUCCESS' : 'FAILURE' };
  });
}

/** Bodies come as text: the pages beside this send forms. */
function bodyOf({ body }: FastifyRequest): unknown {
  try {
    return typeof body === 'string' ? JSON.parse(body) : body;
  } catch {
    return undefined;
  }
}

const selfOf = (id: string) => ({
  href: `https://api-m.paypal.com/v1/payments/payouts/${id}`,
  rel: 'self',
  method: 'GET',
});

function headerOf({ id, sender_batch_id, made_at, items }: SimulatedBatch) {
  const isUnderWay = items.some(({ transaction_status: status }) => status === 'PENDING');
  const cents = items.reduce((sum, { payout_item }) => sum + Math.round(Number(payout_item.amount.value) * 100), 0);
  return {
    payout_batch_id: id,
    batch_status: isUnderWay ? 'PENDING' : 'SUCCESS',
    time_created: made_at.toISOString(),
    sender_batch_header: { sender_batch_id },
    amount: { currency: items[0]?.payout_item.amount.currency, value: (cents / 100).toFixed(2) },
  };
}
