import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { finishedCall, test } from '../../calls.ts';
import { expect, open } from '../../story.ts';

const INTEGRATIONS = '/publisher-dashboard/integrations';

/** Somebody's tracker, with what it was asked and what it answers. */
async function aTracker() {
  const asked: string[] = [];
  const state = { status: 200 };
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    request.resume();
    response.writeHead(state.status).end('seen');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked, state, close: () => server.close() };
}

test('a publisher makes a postback, sees it filled in, and their tracker hears of the call', async ({ line }) => {
  test.slow();
  const tracker = await aTracker();
  try {
    const own = await line();
    const { publisher } = own;
    await finishedCall(own);
    await open(publisher, `${INTEGRATIONS}?tab=postbacks`);
    await publisher.getByRole('button', { name: 'Nuevo postback' }).click();
    const form = publisher.getByRole('dialog', { name: 'Nuevo postback' });
    await form.getByLabel('Nombre', { exact: true }).fill('Mi tracker');
    await form.getByLabel('Dirección', { exact: true }).fill(`${tracker.url}/postback?payout={payout}&id=`);
    await form.getByText('Macros', { exact: true }).click();
    await form.getByRole('button', { name: '{call_id}' }).click();
    await form.getByRole('button', { name: 'Vista previa' }).click();
    await expect(form.getByText(/^GET http:.*payout=\d+\.\d\d&id=call_/)).toBeVisible();
    await form.getByRole('button', { name: 'Guardar' }).click();
    await expect(publisher.getByText('Mi tracker')).toBeVisible();
    const callId = await finishedCall(own);
    await expect
      .poll(() => tracker.asked, { timeout: 60_000 })
      .toEqual([expect.stringMatching(new RegExp(`^GET /postback\\?payout=\\d+\\.\\d\\d&id=${callId}$`))]);
    await publisher.getByRole('button', { name: 'Acciones de Mi tracker' }).click();
    await publisher.getByRole('menuitem', { name: 'Registro' }).click();
    const log = publisher.getByRole('dialog', { name: /^Lo enviado/ });
    await expect(log.getByText('Entregado')).toBeVisible();
    await log.getByText('Petición').click();
    await expect(log.getByText(new RegExp(`id=${callId}`))).toBeVisible();
  } finally {
    tracker.close();
  }
});

test('a webhook that failed is sent again after its secret was changed', async ({ line }) => {
  test.slow();
  const receiver = await aTracker();
  receiver.state.status = 500;
  try {
    const { publisher } = await line();
    await open(publisher, `${INTEGRATIONS}?tab=webhooks`);
    await publisher.getByRole('button', { name: 'Nuevo webhook' }).click();
    const form = publisher.getByRole('dialog', { name: 'Nuevo webhook' });
    await form.getByLabel('Dirección', { exact: true }).fill(`${receiver.url}/hooks`);
    await form.getByRole('checkbox', { name: 'call.completed' }).check();
    await form.getByRole('button', { name: 'Guardar' }).click();
    const secret = publisher.locator('code').filter({ hasText: /^whsec_/ });
    const first = await secret.textContent();
    const actions = publisher.getByRole('button', { name: /^Acciones de 127/ });
    await actions.click();
    await publisher.getByRole('menuitem', { name: 'Cambiar el secreto' }).click();
    await publisher.getByRole('alertdialog').getByRole('button', { name: 'Cambiar el secreto' }).click();
    await expect(secret).not.toHaveText(first ?? '');
    await expect(publisher.getByText('El secreto anterior aún firma hasta')).toBeVisible();
    await actions.click();
    await publisher.getByRole('menuitem', { name: 'Enviar una prueba' }).click();
    await expect.poll(() => receiver.asked.length, { timeout: 60_000 }).toBe(1);
    await actions.click();
    await publisher.getByRole('menuitem', { name: 'Registro' }).click();
    const log = publisher.getByRole('dialog', { name: /^Lo enviado/ });
    await expect(log.getByText('Abandonado')).toBeVisible();
    receiver.state.status = 200;
    await log.getByRole('button', { name: 'Enviar todo de nuevo' }).click();
    await expect(log.getByText('Entregado')).toBeVisible({ timeout: 60_000 });
    expect(receiver.asked).toEqual(['POST /hooks', 'POST /hooks']);
  } finally {
    receiver.close();
  }
});
