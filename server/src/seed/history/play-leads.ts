import { assert } from '@callstead/domain/assert';
import type { Language } from '@callstead/domain/identity/account';
import type { StatementRunner } from '../../db/database.ts';
import { drainEvents } from '../../events/spine.ts';
import { findDelivery, type LeadDeliveryRow } from '../../modules/leads/delivery/delivery-queries.ts';
import { leadDeliverySubscriber } from '../../modules/leads/delivery/on-events.ts';
import { recordTry } from '../../modules/leads/delivery/record-try.ts';
import type { Sent } from '../../modules/leads/delivery/send.ts';
import { listWaysById, type WayRow } from '../../modules/leads/delivery/way-queries.ts';
import { createLeadEngine, type LeadServices } from '../../modules/leads/engine.ts';
import { formHashOf } from '../../modules/leads/hosted-form/form-page.ts';
import { findFormCampaign } from '../../modules/leads/hosted-form/form-queries.ts';
import { leadArrivedAt } from '../../modules/leads/lead-id.ts';
import { lineFor, type PostedLead, takeLead } from '../../modules/leads/take-lead.ts';
import type { HistoryLead } from './plan-leads.ts';
import { LINKS } from './plan-visits.ts';
import { applicationOf } from './play-visits.ts';
import { listUntriedDeliveries } from './queries.ts';
import type { HistoryWorld } from './setup.ts';

/** The engine of leads in the transaction of history. */
export function leadServicesIn({ services }: HistoryWorld, runs: StatementRunner): LeadServices {
  const leads = createLeadEngine({
    ...{ pool: runs, personKey: services.personKey, onWrite: () => undefined },
    onDisagreement: ({ id }) => assert(false, `${id} is judged as its rules explain`),
  });
  return { ...services, leads };
}

/** Everybody who asked to be contacted, then what their advertisers' systems said to them. */
export async function playLeads(
  world: HistoryWorld,
  services: LeadServices,
  leads: readonly HistoryLead[],
  end: Date,
): Promise<void> {
  if (leads.length === 0) return;
  const offers = new Map<string, Offer>();
  const byId = new Map<string, HistoryLead>();
  for (const lead of leads) {
    const key = `${lead.campaign} ${lead.publisher}`;
    const offer = offers.get(key) ?? (await offerOf(world, services, lead));
    offers.set(key, offer);
    const answer = await takeLead(services, postOf(world, lead, offer), lead.at);
    assert('id' in answer, 'a lead of history can be read');
    world.leads.set(lead, answer.id);
    byId.set(answer.id, lead);
  }
  await deliver(services, byId, end);
}

type Offer = {
  publicId: string;
  publisherId: string;
  sentence: Record<Language, string>;
  hashes: Record<Language, Buffer>;
};

/** As the form stands at that moment. */
async function offerOf(world: HistoryWorld, services: LeadServices, lead: HistoryLead): Promise<Offer> {
  const { accountId: publisherId } = world.as(lead.publisher, lead.at);
  const { publicId } = await applicationOf(world, { ...lead, publisher: 'publisher' }, lead.at);
  const line = await lineFor(services, { offerId: publicId, publisher: { id: publisherId } });
  const campaign = await findFormCampaign(services.pool, { offerId: publicId, affId: '' });
  assert('form' in line && campaign, 'its campaign takes leads');
  const hash = (language: Language) =>
    Buffer.from(formHashOf({ ...campaign.texts[language], form: line.form, language }), 'hex');
  return {
    ...{ publicId, publisherId, sentence: line.form.consent.sentence },
    hashes: { es: hash('es'), en: hash('en') },
  };
}

const READ_MS = 2_000;
const USER_AGENT = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

function postOf({ clicks }: HistoryWorld, lead: HistoryLead, offer: Offer): PostedLead {
  const { at, way, agreedIn, address, request } = lead;
  const link = LINKS.find(({ campaign, publisher }) => campaign === lead.campaign && publisher === lead.publisher);
  const isForm = way === 'form';
  return {
    ...{ offerId: offer.publicId, publisher: { id: offer.publisherId }, way, isTest: false, pingId: null },
    ...{ clickId: clicks.get(lead) ?? null, userAgent: isForm ? USER_AGENT : null },
    formHash: isForm && agreedIn ? offer.hashes[agreedIn] : null,
    request: {
      ...request,
      consent: agreedIn && {
        ...{ text: offer.sentence[agreedIn], capturedAt: new Date(at.getTime() - READ_MS).toISOString() },
        ...{ ip: address, url: `https://${link?.referrerHost ?? 'solicitudes.example'}/seguros` },
      },
    },
  };
}

type Delivered = Pick<HistoryLead, 'at' | 'reception'>;
type Desk = { services: LeadServices; ways: readonly WayRow[]; end: Date };

/** In their order: what stands behind the one that decides waits for it. What no plan tells of is taken at once. */
export async function deliver(services: LeadServices, leads: ReadonlyMap<string, Delivered>, end: Date): Promise<void> {
  await drainEvents(services, [leadDeliverySubscriber]);
  const untried = await listUntriedDeliveries(services.db);
  const ways = await listWaysById(services.db, [...new Set(untried.map(({ way_id }) => way_id))]);
  for (const delivery of untried) {
    const at = leadArrivedAt(delivery.lead_id ?? '') ?? end;
    const lead = leads.get(delivery.lead_id ?? '') ?? { at, reception: { failures: 0, isRefused: false } };
    await deliverOne({ services, ways, end }, delivery, lead);
  }
}

async function deliverOne({ services, ways, end }: Desk, untried: LeadDeliveryRow, lead: Delivered): Promise<void> {
  const { id, position } = untried;
  const way = ways.find((each) => each.id === untried.way_id);
  // Behind another it may be dropped by what that one came to.
  let delivery = position === 0 ? untried : await findDelivery(services.db, id);
  while (delivery?.state === 'waiting') {
    const at = new Date(Math.max(delivery.next_try_at.getTime(), lead.at.getTime() + READ_MS));
    if (at >= end) return;
    const sent = way?.kind === 'email' ? mailed(lead, delivery) : posted(lead, delivery);
    await recordTry(services, delivery, { ...sent, at, durationMs: answeredInMs(sent, at) });
    delivery = sent.failure === null ? undefined : await findDelivery(services.db, id);
  }
}

/** Some tenths of a second, never twice the same; a timeout as long as we wait. */
const answeredInMs = ({ failure }: Pick<Sent, 'failure'>, at: Date) =>
  failure === 'timeout' ? 10_000 : 90 + 4 * (Math.floor(at.getTime() / 1_000) % 71);

const NOTHING = { status: null, failure: null, answer: null, reason: null } as const;

/** Behind a way that decides, the mailbox has nothing to say about it. */
function mailed({ reception }: Delivered, { decides, tries }: LeadDeliveryRow): Sent {
  return decides && tries < reception.failures ? { ...NOTHING, failure: 'mail' } : NOTHING;
}

function posted({ reception: { failures, isRefused } }: Delivered, { tries, id }: LeadDeliveryRow): Sent {
  if (isRefused)
    return { status: 422, failure: 'refused', answer: '{"error":"already a client"}', reason: 'already a client' };
  if (tries < failures)
    return tries % 2 === 0
      ? { status: 503, failure: 'status', answer: 'Service Unavailable', reason: null }
      : { ...NOTHING, failure: 'timeout' };
  return { status: 201, failure: null, answer: JSON.stringify({ received: id.slice(-8) }), reason: null };
}
