import { DomainError } from '@callstead/domain/errors';
import * as z from 'zod';
import { inTransaction } from '../../db/database.ts';
import { pageLanguage } from '../../http/page-language.ts';
import { sendNamedPage } from '../../http/plain-page.ts';
import type { App } from '../../http/zod.ts';
import { PAYPAL_SIMULATOR_PATH } from './keys.ts';
import { batchesPage } from './pages.ts';
import { findBatch, ITEM_STATUSES, type ItemStatus, listBatches, stepped, updateBatch } from './simulated-batches.ts';
import type { PaypalSimulator } from './simulator.ts';

const params = z.object({ id: z.string().max(100) });
const Pressed = z.object({ status: z.enum(ITEM_STATUSES), item: z.string().max(100).optional() });
const MOST_SHOWN = 10;

/** Where somebody decides what becomes of each payout. */
export function paypalPageRoutes(app: App, simulator: PaypalSimulator): void {
  const config = { access: 'gateway.simulate' } as const;

  app.get(PAYPAL_SIMULATOR_PATH, { config }, async (request, reply) => {
    const batches = await listBatches(simulator.db, MOST_SHOWN);
    return sendNamedPage(reply, batchesPage(batches, { language: pageLanguage(request), nonce: request.nonce }));
  });

  app.post(`${PAYPAL_SIMULATOR_PATH}/batches/:id`, { config, schema: { params } }, async (request, reply) => {
    const { body } = request;
    const fields = Object.fromEntries(new URLSearchParams(typeof body === 'string' ? body : ''));
    await step(simulator, request.params.id, Pressed.parse(fields));
    return reply.redirect(`${PAYPAL_SIMULATOR_PATH}?lang=${pageLanguage(request)}`, 303);
  });
}

/** Of one item or, without naming one, of all that can take the step. */
async function step(
  simulator: PaypalSimulator,
  id: string,
  { status, item: ref }: { status: ItemStatus; item?: string | undefined },
): Promise<void> {
  await inTransaction(simulator, async (tx) => {
    const batch = await findBatch(tx.db, { id }, { lock: true });
    if (!batch) throw new DomainError('not_found');
    const items = batch.items.map((item) => {
      const isMeant = ref === undefined || item.payout_item_id === ref;
      return isMeant ? (stepped(item, status) ?? item) : item;
    });
    await updateBatch(tx.db, id, items);
    const changed = items.filter((item, place) => item !== batch.items[place]);
    for (const { payout_item_id: itemRef } of changed)
      await tx.queue.enqueue(tx.db, { name: 'deliver-simulated-payout', data: { batchRef: id, itemRef } });
  });
}
