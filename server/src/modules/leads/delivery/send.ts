import { questionsIn } from '@callstead/domain/leads/answer-words';
import type { DeliveredLead } from '@callstead/domain/leads/delivery/delivered-lead';
import { type AcceptRule, BY_STATUS, judgeAnswer } from '@callstead/domain/leads/delivery/judge-answer';
import type { HttpWay, LeadTryFailure, WebhookWay } from '@callstead/domain/leads/delivery/way';
import { lookOf } from '@callstead/domain/site/brand-look';
import type { Mailer } from '../../../mail/mailer.ts';
import type { Outgoing } from '../../../net/post-guarded.ts';
import { tryPost } from '../../../net/try-post.ts';
import type { Services } from '../../../services.ts';
import { secretsOf, webhookHeaders } from '../../integrations/webhooks/deliver.ts';
import { findEndpoint } from '../../integrations/webhooks/queries.ts';
import { leadMail } from './lead-mail.ts';
import { findLanguage } from './lead-queries.ts';
import { httpMessage, webhookBody } from './put-together.ts';
import { openHeaders, openWaySecret } from './sealed-way.ts';
import { findDeliveringCampaign, type WayRow } from './way-queries.ts';

export type SendServices = Pick<Services, 'db' | 'secret' | 'sealSecret' | 'config' | 'settings' | 'log'>;
/** By whom things leave the house. */
export type Carriers = { outgoing: Outgoing; mailer: Mailer };

export type Sending = { way: WayRow; deliveryId: string; lead: DeliveredLead; now: Date };
export type Sent = {
  status: number | null;
  failure: LeadTryFailure | null;
  answer: string | null;
  reason: string | null;
};

const failed = (failure: LeadTryFailure): Sent => ({ status: null, failure, answer: null, reason: null });

/** One try, by whatever way it goes. */
export function send(services: SendServices, carriers: Carriers, sending: Sending): Promise<Sent> {
  const { settings } = sending.way;
  if (settings.kind === 'email') return mail(services, carriers.mailer, sending, settings.to);
  return settings.kind === 'webhook'
    ? hook(services, carriers.outgoing, sending, settings)
    : request(services, carriers.outgoing, sending, settings);
}

async function mail(services: SendServices, mailer: Mailer, sending: Sending, to: readonly string[]): Promise<Sent> {
  const { way, deliveryId, lead } = sending;
  const { campaign_id: campaignId } = way;
  const [campaign, language] = await Promise.all([
    findDeliveringCampaign(services.db, campaignId),
    findLanguage(services.db, campaignId),
  ]);
  const { config, settings } = services;
  const look = lookOf(settings.of('brand'));
  const sender = { publicUrl: config.publicUrl, supportEmail: settings.of('support').email, look };
  const { titles, form } = campaign ?? {};
  const questions = questionsIn(form?.fields ?? [], language);
  const title = titles?.[language] ?? lead.offerId;
  const letter = leadMail({ lead, campaignId, title, questions, language }, sender);
  try {
    for (const [place, each] of to.entries()) await mailer.send({ ...letter, to: each, id: `${deliveryId}-${place}` });
    return { status: null, failure: null, answer: null, reason: null };
  } catch {
    return failed('mail'); // what the mail server said may name people, and helps nobody here
  }
}

async function hook(services: SendServices, outgoing: Outgoing, sending: Sending, settings: WebhookWay): Promise<Sent> {
  const { deliveryId: id, lead, now } = sending;
  const target = await targetFor(services, sending, settings);
  if (!target) return failed('switched_off');
  const body = webhookBody(id, lead);
  const headers = webhookHeaders({ id, at: now, body }, target.secrets);
  return posted(outgoing, target.url, { headers, body }, BY_STATUS);
}

/** Where to, and signed by what: the account's webhook, if it is on, or this campaign's own. */
async function targetFor(services: SendServices, { way, now }: Sending, { endpointId, url }: WebhookWay) {
  if (endpointId !== null) {
    const endpoint = await findEndpoint(services.db, endpointId);
    return endpoint?.state === 'active'
      ? { url: endpoint.url, secrets: secretsOf(services, endpoint, now) }
      : undefined;
  }
  const { id, secret, previous_secret: previous, previous_until: until } = way;
  const sealed = [secret, until && until > now ? previous : null].filter((each) => each !== null);
  return { url, secrets: sealed.map((each) => openWaySecret(services, id, each)) };
}

function request(services: SendServices, outgoing: Outgoing, sending: Sending, settings: HttpWay): Promise<Sent> {
  const { way, deliveryId, lead } = sending;
  const secrets = openHeaders(services, way.id, way.header_secrets);
  return posted(outgoing, settings.url, httpMessage(settings, deliveryId, lead, secrets), settings.accept);
}

const FAILURES = { accepted: null, refused: 'refused', failed: 'status', unclear: 'unclear' } as const;

async function posted(
  outgoing: Outgoing,
  url: string,
  message: Parameters<typeof tryPost>[2],
  rule: AcceptRule,
): Promise<Sent> {
  const answered = await tryPost(outgoing, url, message);
  if ('failure' in answered) return failed(answered.failure);
  const { status, text, beginning } = answered;
  const { verdict, reason } = judgeAnswer(rule, { status, body: text });
  return { status, failure: FAILURES[verdict], answer: beginning, reason };
}
