import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPayingNetwork, pressOn, takeSimulatedSteps } from '../../testing/simulated-payments.ts';
import { createTestNetwork, type TestNetwork } from '../../testing/test-network.ts';
import type { Gateway } from '../port.ts';

let t: TestNetwork;
let gateway: Gateway;
beforeAll(async () => {
  t = await createPayingNetwork();
  if (!t.services.gateway) throw new Error('a demo has its gateway');
  gateway = t.services.gateway;
});
afterAll(() => t.close());

const urls = (language: 'es' | 'en') =>
  ({ returnUrl: 'https://a.example/paid', cancelUrl: 'https://a.example/?left="><script>', language }) as const;

async function aPage(mode: 'payment' | 'setup', language: 'es' | 'en' = 'es') {
  const { ref: customerRef } = await gateway.createCustomer({
    accountId: randomUUID(),
    name: 'A',
    email: 'a@b.example',
  });
  if (mode === 'setup') return gateway.openMethodPage({ requestId: randomUUID(), customerRef, ...urls(language) });
  const order = { paymentId: randomUUID(), customerRef, amountCents: 123_456, savesMethod: false };
  return gateway.openTopUpPage({ ...order, ...urls(language) });
}

async function read(url: string, headers: Record<string, string> = {}) {
  const answer = await t.app.inject({ method: 'GET', url: new URL(url, 'http://a.example').pathname, headers });
  return { ...answer, page: answer.body };
}

const buttonsOf = (page: string) => Array.from(page.matchAll(/<button[^>]*>([^<]*)<\/button>/g), ([, text]) => text);

test('whoever pays finds the sum and a button for everything that may happen', async () => {
  const { page, headers } = await read((await aPage('payment')).url);
  expect(headers['content-type']).toContain('text/html');
  expect(page).toContain('<html lang="es">');
  expect(page).toContain('$1,234.56');
  expect(buttonsOf(page)).toEqual([
    'Pagar con tarjeta',
    'Rechazar el pago',
    'Pagar y disputar',
    'Pagar por débito bancario',
    'Débito bancario que se devuelve',
  ]);
});

test('whoever saves a method finds one that works and one that will be declined', async () => {
  const { page } = await read((await aPage('setup')).url);
  expect(buttonsOf(page)).toEqual(['Guardar tarjeta', 'Guardar tarjeta que será rechazada', 'Guardar cuenta bancaria']);
});

test('the page speaks the language of the payment', async () => {
  const { page } = await read((await aPage('payment', 'en')).url);
  expect(page).toContain('<html lang="en">');
  expect(buttonsOf(page)).toContain('Pay by card');
});

test('there is no field at all, so no card number can reach the server', async () => {
  for (const mode of ['payment', 'setup'] as const) {
    const { page } = await read((await aPage(mode)).url);
    expect(page).not.toMatch(/<(input|textarea|select|iframe|script)/);
  }
});

test('the page keeps to its policy: one style with its nonce, nothing inline, nothing of a stranger as markup', async () => {
  const { page, headers } = await read((await aPage('payment')).url);
  const [, nonce] = /<style nonce="([^"]+)">/.exec(page) ?? [];
  expect(String(headers['content-security-policy'])).toContain(`'nonce-${nonce?.replaceAll('&#39;', "'")}'`);
  expect(page.match(/<style/g)).toHaveLength(1);
  expect(page).not.toContain(' style=');
  expect(page).toContain('href="https://a.example/?left=');
  expect(page).not.toContain('<script');
});

test('a page that was paid says so and offers nothing', async () => {
  const { url } = await aPage('payment');
  expect(await pressOn(t, url, 'card')).toBe('https://a.example/paid');
  const { page } = await read(url);
  expect(page).toContain('Esta página de pago ya terminó');
  expect(buttonsOf(page)).toEqual([]);
});

test('a button of another page does nothing', async () => {
  const { url, ref } = await aPage('payment');
  expect(await pressOn(t, url, 'save-card')).toBeUndefined();
  expect(await gateway.readCheckout(ref)).toMatchObject({ status: 'open', intentRef: null });
});

test('a request of another site presses nothing', async () => {
  const { url, ref } = await aPage('payment');
  const answer = await t.app.inject({
    method: 'POST',
    url: new URL(url).pathname,
    headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'button=card',
  });
  expect(answer.statusCode).toBe(403);
  expect(await gateway.readCheckout(ref)).toMatchObject({ status: 'open' });
});

test('an open dispute is won from the overview, which then offers it no more', async () => {
  await pressOn(t, (await aPage('payment')).url, 'card-disputed');
  await takeSimulatedSteps(t);
  const { page } = await read('/simulator/stripe');
  expect(buttonsOf(page)).toEqual(['Ganar la disputa', 'Perder la disputa']);
  const [, action = ''] = /action="(\/simulator\/stripe\/disputes\/[^"]+)"/.exec(page) ?? [];

  const answer = await t.app.inject({
    method: 'POST',
    url: action,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'outcome=won',
  });

  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/simulator/stripe']);
  const after = await read('/simulator/stripe', { 'accept-language': 'en-GB' });
  expect(buttonsOf(after.page)).toEqual([]);
  expect(after.page).toContain('Simulated payment gateway');
  expect(await gateway.readDispute(action.split('/').at(-1) ?? '')).toMatchObject({ status: 'won' });
});

test('pages of nobody, and presses of nothing, are refused', async () => {
  expect((await read('/simulator/stripe/pay/cs_test_none')).statusCode).toBe(404);
  const empty = await t.app.inject({ method: 'POST', url: '/simulator/stripe/disputes/du_1' });
  expect(empty.statusCode).toBe(422);
});

test('a network with a real gateway, or without demo data, has no simulator', async () => {
  const real = { secretKey: 'sk_live_1', webhookSecret: 'whsec_1', apiBase: 'https://api.stripe.com' };
  for (const [changes, hasGateway] of [
    [{ stripe: real }, true],
    [{ demo: false }, false],
  ] as const) {
    const other = await createTestNetwork(changes);
    const answer = await other.app.inject({ method: 'GET', url: '/simulator/stripe' });
    expect([answer.statusCode, other.services.gateway !== undefined]).toEqual([404, hasGateway]);
    await other.close();
  }
});
