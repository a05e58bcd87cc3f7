import type { CallRow, LiveCall } from '@callstead/contract/calls/calls';
import type { CallView } from '@callstead/domain/calls/call-view';
import { maskCaller } from '@callstead/domain/calls/mask-caller';
import { knownAgainst } from '@callstead/domain/calls/qualify-call';
import type { Language } from '@callstead/domain/identity/account';
import type { Db } from '../../../db/database.ts';
import {
  type CallNames,
  type ListedCall,
  listCallNames,
  listDuplicates,
  listRecordingStates,
  listSimulations,
  type RecordingStates,
} from './queries.ts';

type Viewer = { view: CallView; language: Language };

/** Rows as the viewer may see them, with the names they refer to. */
export async function presentCalls(db: Db, calls: readonly ListedCall[], viewer: Viewer): Promise<CallRow[]> {
  if (calls.length === 0) return [];
  const answered = calls.filter((call) => call.answered_at !== null).map((call) => call.call_sid);
  const [names, recordings, simulated] = await Promise.all([
    listCallNames(db, calls, viewer.language),
    listRecordingStates(db, answered),
    listSimulations(db, calls),
  ]);
  const known = { ...index(names, recordings), simulated };
  return calls.map((call) => presentCall(call, known, viewer.view));
}

/** As rows, and with what is known already of how they will end. */
export async function presentLiveCalls(db: Db, calls: readonly ListedCall[], viewer: Viewer): Promise<LiveCall[]> {
  const [rows, duplicates] = await Promise.all([presentCalls(db, calls, viewer), listDuplicates(db, calls)]);
  const unbillable = new Map(
    duplicates.map(({ id, terms }) => [id, knownAgainst({ duplicate: true, terms: { duplicates: terms } })]),
  );
  return rows.map((row) => ({ ...row, unbillable: unbillable.get(row.id) ?? null }));
}

type Known = ReturnType<typeof index> & { simulated: Awaited<ReturnType<typeof listSimulations>> };

function index({ campaigns, minimums, people }: CallNames, recordings: RecordingStates) {
  return {
    campaigns: new Map(campaigns.map((campaign) => [campaign.id, campaign])),
    minimums: new Map(minimums.map((row) => [`${row.campaign_id} ${row.version}`, row.minimum_seconds])),
    people: new Map(people.map((person) => [person.id, person])),
    recordings,
  };
}

function presentCall(call: ListedCall, known: Known, view: CallView): CallRow {
  return {
    id: call.id,
    arrivedAt: call.arrived_at.toISOString(),
    ...presentSides(call, known, view),
    number: call.number,
    caller: call.caller !== null && view === 'publisher' ? maskCaller(call.caller) : call.caller,
    callerErasedAt: call.erased_at?.toISOString() ?? null,
    place: { country: call.country, state: call.state, zip: call.zip, city: call.city },
    ringSeconds: call.ring_seconds,
    talkSeconds: call.talk_seconds,
    minimumSeconds: known.minimums.get(`${call.campaign_id} ${call.campaign_version}`) ?? null,
    answeredAt: call.answered_at?.toISOString() ?? null,
    endedAt: call.ended_at?.toISOString() ?? null,
    endedBy: call.ended_by,
    status: call.status,
    outcome: call.outcome,
    reason: call.reason,
    billing: call.billing,
    ...presentMoney(call, view),
    approveAt: call.approve_at?.toISOString() ?? null,
    recording: known.recordings.get(call.call_sid) ?? 'none',
    simulated: known.simulated.get(call.id) ?? null,
    clickId: call.click_id,
    sub1: call.sub1,
    sub2: call.sub2,
    sub3: call.sub3,
    sub4: call.sub4,
    sub5: call.sub5,
    source: call.source,
    creative: call.creative,
    page: call.attribution?.page ?? null,
    referrerHost: call.attribution?.referrerHost ?? null,
  };
}

function presentSides(call: ListedCall, { campaigns, people }: Known, view: CallView) {
  const campaign = call.campaign_id === null ? undefined : campaigns.get(call.campaign_id);
  const publisher = call.publisher_id === null ? undefined : people.get(call.publisher_id);
  const advertiser = call.advertiser_id === null || view !== 'admin' ? undefined : people.get(call.advertiser_id);
  return {
    campaign: campaign ? { id: campaign.public_id, title: campaign.title } : null,
    publisher: publisher
      ? { affId: publisher.aff_id ?? '', name: view === 'admin' ? publisher.full_name : null }
      : null,
    advertiser: advertiser ? { id: advertiser.id, name: advertiser.company_name ?? advertiser.full_name } : null,
  };
}

/** Neither side learns what the other one pays or earns. */
function presentMoney(call: Pick<ListedCall, 'price_cents' | 'payout_cents'>, view: CallView) {
  const { price_cents: priceCents, payout_cents: payoutCents } = call;
  const marginCents = priceCents === null || payoutCents === null ? null : priceCents - payoutCents;
  return {
    priceCents: view === 'publisher' ? null : priceCents,
    payoutCents: view === 'advertiser' ? null : payoutCents,
    marginCents: view === 'admin' ? marginCents : null,
  };
}
