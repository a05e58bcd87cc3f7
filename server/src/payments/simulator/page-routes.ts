import { DomainError } from '@callstead/domain/errors';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { inTransaction } from '../../db/database.ts';
import { pageLanguage } from '../../http/page-language.ts';
import { sendNamedPage } from '../../http/plain-page.ts';
import type { App } from '../../http/zod.ts';
import { parseForm } from './form-body.ts';
import { endedPage, overviewPage, payPage } from './pages.ts';
import { listObjects, readObject } from './queries.ts';
import { PAYMENT_BUTTONS, press, SETUP_BUTTONS } from './simulated-checkout.ts';
import { closeDispute } from './simulated-disputes.ts';
import { failRefund } from './simulated-refunds.ts';
import { SIMULATOR_PATH, type Simulator, type SimulatorTx } from './simulator.ts';
import { StripeFault } from './stripe-fault.ts';

const BY_ID = z.object({ id: z.string().max(100) });
const Pressed = z.object({ button: z.enum([...PAYMENT_BUTTONS, ...SETUP_BUTTONS]) });
const Closed = z.object({ outcome: z.enum(['won', 'lost']) });
const Failed = z.object({ outcome: z.literal('failed') });
const MOST_SHOWN = 25;

/** Where people pay, and where an admin of the demo plays the bank. */
export function simulatorPageRoutes(app: App, simulator: Simulator): void {
  const options = { config: { access: 'gateway.simulate' }, schema: { params: BY_ID } } as const;

  app.get(`${SIMULATOR_PATH}/pay/:id`, options, async (request, reply) => {
    const session = await readObject(simulator.db, 'checkout.session', request.params.id).catch(asNotFound);
    return sendNamedPage(reply, payPage(session, request.nonce));
  });

  app.post(`${SIMULATOR_PATH}/pay/:id`, options, async (request, reply) => {
    const { button } = fieldsOf(request, Pressed);
    const next = await change(simulator, (tx) => press(tx, request.params.id, button));
    if (next) return reply.redirect(next, 303);
    return sendNamedPage(reply.code(409), endedPage({ language: pageLanguage(request), nonce: request.nonce }));
  });

  app.get(SIMULATOR_PATH, { config: { access: 'gateway.simulate' } }, async (request, reply) => {
    const { db } = simulator;
    const page = { limit: MOST_SHOWN };
    const intents = await listObjects(db, 'payment_intent', page);
    const disputes = await listObjects(db, 'dispute', page);
    const refunds = await listObjects(db, 'refund', page);
    const of = { language: pageLanguage(request), nonce: request.nonce };
    return sendNamedPage(reply, overviewPage({ intents, disputes, refunds }, of));
  });

  app.post(`${SIMULATOR_PATH}/disputes/:id`, options, async (request, reply) => {
    const { outcome } = fieldsOf(request, Closed);
    await change(simulator, (tx) => closeDispute(tx, request.params.id, outcome));
    return reply.redirect(SIMULATOR_PATH, 303);
  });

  app.post(`${SIMULATOR_PATH}/refunds/:id`, options, async (request, reply) => {
    fieldsOf(request, Failed);
    await change(simulator, (tx) => failRefund(tx, request.params.id));
    return reply.redirect(SIMULATOR_PATH, 303);
  });
}

const fieldsOf = <Schema extends z.ZodType>({ body }: FastifyRequest, schema: Schema): z.output<Schema> =>
  schema.parse(parseForm(typeof body === 'string' ? body : ''));

const change = <Result>(simulator: Simulator, work: (tx: SimulatorTx) => Promise<Result>) =>
  inTransaction(simulator, work).catch(asNotFound);

function asNotFound(error: unknown): never {
  throw error instanceof StripeFault ? new DomainError('not_found') : error;
}
