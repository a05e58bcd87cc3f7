import { NOTIFICATION_KINDS } from '@callstead/domain/notifications/notification';
import { describe, expect, test } from 'vitest';
import { type LanguageState, textsIn } from '../../../i18n/language.tsx';
import { describeNotification } from './describe-notification.ts';
import { notificationsMessages } from './messages.ts';

const state = (language: 'en' | 'es'): LanguageState => ({
  language,
  surface: 'es',
  chosen: language,
  choose: () => undefined,
  network: 'Callstead',
  currency: 'USD' as const,
});
const tell = (kind: string, data: Record<string, unknown> = {}, language: 'en' | 'es' = 'es') =>
  describeNotification(
    textsIn(notificationsMessages, state(language)),
    { id: 1, kind, data, createdAt: '2026-01-01T00:00:00Z', shown: true, read: true, sound: false },
    { panel: '/advertiser-dashboard', currency: 'USD' },
  );

describe.each(['en', 'es'] as const)('in %s', (language) => {
  test.each([...NOTIFICATION_KINDS, 'of_another_time', 'toString'])(
    '%s says something, even without its data',
    (kind) => {
      expect(tell(kind, {}, language).text.length).toBeGreaterThan(10);
      expect(tell(kind, { subject: {}, name: null, waiting: 'x' }, language).text).not.toContain('[object');
    },
  );
});

test.each([
  ['new_user', { accountId: 'u1', name: 'Ana' }, '/admin-dashboard/users?detail=u1'],
  ['new_ticket', { ticketId: 't1', subject: 'Hola' }, '/admin-dashboard/tickets?ticket=t1'],
  ['ticket_answer', { ticketId: 't1', subject: 'Hola' }, '/admin-dashboard/tickets?ticket=t1'],
  ['ticket_reply', { ticketId: 't1', subject: 'Hola' }, '/advertiser-dashboard/tickets?ticket=t1'],
  ['account_status', { status: 'approved' }, '/advertiser-dashboard'],
  ['application_new', { campaignTitle: 'Roof', publisherName: 'Ana' }, '/advertiser-dashboard/applications'],
  ['application_decided', { campaignTitle: 'Roof', status: 'approved' }, '/publisher-dashboard/campaigns?tab=mine'],
  ['application_decided', { campaignTitle: 'Roof', status: 'rejected' }, '/publisher-dashboard/campaigns'],
  ['own_terms', { campaignId: 'HS015', campaignTitle: 'Roof' }, '/publisher-dashboard/campaigns?tab=mine&search=HS015'],
  ['number_assigned', { campaignTitle: 'Roof', number: '+13055550142' }, '/publisher-dashboard/campaigns?tab=mine'],
  ['transfer_announced', { amountCents: 100 }, '/admin-dashboard/money?tab=transfers&state=announced'],
  ['transfer_matched', { amountCents: 125050 }, '/advertiser-dashboard/billing'],
  ['payout_run_proposed', { runId: 'r1', number: 3, publishers: 2, amountCents: 100 }, '/admin-dashboard/payouts/r1'],
  [
    'payout_run_frozen',
    { runId: 'r1', number: 3, publishers: 2, amountCents: 1, leftOut: 1 },
    '/admin-dashboard/payouts/r1',
  ],
  ['payout_sent', { payoutId: 'p1', number: 'P-3', amountCents: 100 }, '/publisher-dashboard/payments/p1'],
  ['payout_failed', { payoutId: 'p1', number: 'P-3', amountCents: 100 }, '/publisher-dashboard/payments/p1'],
  ['early_payout_cancelled', { number: 3 }, '/publisher-dashboard/payments'],
  ['pool_empty', { campaignTitle: 'Roof', waiting: 2 }, '/admin-dashboard/numbers'],
  ['carrier_drift', { carrier: 'Main', mended: 2, missing: 0, failed: false }, '/admin-dashboard/carriers'],
  ['campaign_submitted', { campaignId: 'c1', title: 'Roof' }, '/admin-dashboard/campaigns/c1'],
  ['campaign_reviewed', { campaignId: 'c1', title: 'Roof', status: 'active' }, '/advertiser-dashboard/campaigns'],
  ['campaign_state', { campaignId: 'HS015', status: 'paused' }, '/publisher-dashboard/campaigns?tab=mine&search=HS015'],
  ['campaign_terms', { campaignId: 'HS015', parts: ['hours'] }, '/publisher-dashboard/campaigns?tab=mine&search=HS015'],
  [
    'cap_reached',
    { campaignId: 'HS015', period: 'day', cap: 50 },
    '/publisher-dashboard/campaigns?tab=mine&search=HS015',
  ],
  ['material_new', { campaignId: 'HS015' }, '/publisher-dashboard/materials?campaign=HS015'],
  ['call_disputed', { callId: 'call_1' }, '/advertiser-dashboard/calls/call_1'],
  ['call_decided', { callId: 'call_1', billing: 'refused' }, '/advertiser-dashboard/calls/call_1'],
  ['dispute_message', { callId: 'call_1', side: 'publisher' }, '/advertiser-dashboard/disputes/call/call_1'],
  ['dispute_message', { leadId: 'lead_1', side: 'admin' }, '/advertiser-dashboard/disputes/lead/lead_1'],
  ['dispute_message', { conversionId: 'c_1', side: 'publisher' }, '/advertiser-dashboard/disputes/conversion/c_1'],
  ['dispute_appealed', { callId: 'call_1', side: 'publisher' }, '/advertiser-dashboard/disputes/call/call_1'],
  ['appeal_decided', { leadId: 'lead_1', outcome: 'changed' }, '/advertiser-dashboard/disputes/lead/lead_1'],
  ['appeal_decided', { leadId: 'lead_1', outcome: 'in_part' }, '/advertiser-dashboard/disputes/lead/lead_1'],
  ['conversion_disputed', { conversionId: 'conv_1' }, '/advertiser-dashboard/conversions/conv_1'],
  ['lead_returned', { leadId: 'lead_1', returned: 'fake' }, '/advertiser-dashboard/leads/lead_1'],
  ['lead_decided', { leadId: 'lead_1', billing: 'refused' }, '/advertiser-dashboard/leads/lead_1'],
  ['conversion_decided', { conversionId: 'conv_1', billing: 'refused' }, '/advertiser-dashboard/conversions/conv_1'],
  ['calls_corrected', { calls: 2, amountCents: 5_000 }, '/advertiser-dashboard/calls'],
  ['leads_corrected', { leads: 2, amountCents: 5_000 }, '/advertiser-dashboard/leads'],
  ['conversions_corrected', { conversions: 1, amountCents: -500 }, '/advertiser-dashboard/conversions'],
  ['bonus_given', { amountCents: 5_000 }, '/publisher-dashboard/payments'],
  ['payment_received', { amountCents: 5_000, origin: 'checkout' }, '/advertiser-dashboard/billing'],
  ['payment_unbooked', { amountCents: 5_000, currency: 'eur', intentRef: 'pi_1' }, '/admin-dashboard/money'],
  ['auto_recharge_stopped', { amountCents: 5_000, because: 'declined' }, '/advertiser-dashboard/billing'],
  ['payment_refunded', { amountCents: 5_000 }, '/advertiser-dashboard/billing'],
  ['refund_failed', { amountCents: 5_000, advertiserName: 'Ana' }, '/admin-dashboard/money'],
  ['chargeback', { amountCents: 5_000, status: 'open' }, '/advertiser-dashboard/billing'],
  ['balance_below_floor', { balanceCents: -5_000, pausedCampaigns: 2 }, '/advertiser-dashboard/billing'],
  ['alert_raised', { alert: 'spend_above', value: 5_000, limit: 4_000 }, '/advertiser-dashboard/alerts'],
  ['of_another_time', {}, undefined],
])('%s %j leads to what it is about', (kind, data, to) => {
  expect(tell(kind, data).to).toBe(to);
});

test('a decision that gave a part back says how much', () => {
  const text = (kind: string, data: object) => tell(kind, { ...data, billing: 'approved', creditCents: 1_250 }).text;
  expect(text('call_decided', { callId: 'c1' })).toBe('La llamada c1 fue aprobada, menos una parte de $12.50.');
  expect(text('lead_decided', { leadId: 'l1' })).toBe('El lead l1 fue aprobado, menos una parte de $12.50.');
});

test('a decision comes with its reason', () => {
  const data = { campaignTitle: 'Techos', status: 'rejected', reason: 'Falta tu sitio web.' };
  expect(tell('application_decided', data)).toMatchObject({
    text: 'Tu solicitud para «Techos» ha sido rechazada.',
    detail: 'Motivo: Falta tu sitio web.',
  });
  expect(tell('application_decided', { ...data, reason: null }).detail).toBeUndefined();
});

test('new terms name what changed, and nothing that this page does not know', () => {
  const data = { campaignTitle: 'Techos', parts: ['hours', 'pricing', 'moonPhase'] };
  expect(tell('campaign_terms', data)).toMatchObject({
    text: 'La campaña «Techos» tiene nuevas condiciones.',
    detail: 'Precio · Horario',
  });
});

test('calls are named by the end of their id, numbers as people write them', () => {
  const callId = 'call_01m7gaxaxqy6hazvavjm09z3xz';
  for (const kind of ['call_disputed', 'call_decided']) {
    expect(tell(kind, { callId }).text).toContain('…jm09z3xz');
    expect(tell(kind, { callId }).text).not.toContain(callId);
  }
  const assigned = tell('number_assigned', { campaignTitle: 'Roof', number: '+13055550142' });
  expect(assigned.text).toContain('+1 (305) 555-0142');
});

test('money is told with its amount, and another currency with its name', () => {
  expect(tell('payment_received', { amountCents: 125_000, origin: 'checkout' }).text).toContain('$1,250.00');
  expect(tell('payment_unbooked', { amountCents: 500, currency: 'eur', intentRef: 'pi_1' }).text).toContain('5.00 EUR');
  const left = { amountCents: -500, currency: 'usd', intentRef: 're_1', because: 'not_asked_for' };
  expect(tell('payment_unbooked', left).text).toContain('Salieron 5.00 USD');
  const below = { advertiserName: 'Ana', balanceCents: -300, pausedCampaigns: 1 };
  expect(tell('balance_below_floor', below).text).toBe(
    'Tu saldo es -$3.00, por debajo de su límite. 1 campaña se ha pausado.',
  );
});
