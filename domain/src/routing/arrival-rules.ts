import { isOpen } from '../campaigns/hours.ts';
import type { Hours, Target } from '../campaigns/terms.ts';
import { localTime } from '../zone-clock.ts';
import { insideGeo } from './geo.ts';
import { type Verdict, verdict } from './trace.ts';
import type { ArrivingCall, Assignment } from './tracking-number.ts';

/** A call to a number that somebody holds. */
export type AssignedCall = Omit<ArrivingCall, 'line'> & { assignment: Assignment };

type ArrivalRule = (call: AssignedCall) => Verdict;

const applicationApproved: ArrivalRule = ({ assignment: { applicationStatus: status } }) =>
  verdict('application_approved', passIf(status === 'approved'), { status });

const publisherApproved: ArrivalRule = ({ assignment: { publisher } }) =>
  verdict('publisher_approved', passIf(publisher.status === 'approved'), { status: publisher.status });

const advertiserApproved: ArrivalRule = ({ assignment: { advertiser } }) =>
  verdict('advertiser_approved', passIf(advertiser.status === 'approved'), { status: advertiser.status });

const campaignActive: ArrivalRule = ({ assignment: { campaign } }) =>
  verdict('campaign_active', passIf(campaign.status === 'active'), { status: campaign.status });

const callerNotBlocked: ArrivalRule = ({ caller: { blocked } }) =>
  verdict('caller_not_blocked', passIf(!blocked), { blocked });

const callerIdentified: ArrivalRule = ({ caller, assignment }) => {
  const anonymous = caller.number === null;
  const policy = assignment.campaign.terms.anonymousCallers;
  return verdict('caller_identified', passIf(!anonymous || policy === 'accept'), { anonymous, policy });
};

const openHours: ArrivalRule = ({ assignment, at }) => {
  const { hours } = assignment.campaign.terms;
  return verdict('open_hours', passIf(isOpen(hours, at)), momentIn(hours, at));
};

const geo: ArrivalRule = ({ assignment, location }) => {
  const { geo, unknownPlace } = assignment.campaign.terms;
  const inside = insideGeo(geo, location);
  const passes = inside === 'unknown' ? unknownPlace === 'accept' : inside;
  return verdict('geo', passIf(passes), { ...location, inside, unknownPlace });
};

/** What can be said without the database, in the order it is said. */
export const ARRIVAL_RULES: readonly ArrivalRule[] = [
  applicationApproved,
  publisherApproved,
  advertiserApproved,
  campaignActive,
  callerNotBlocked,
  callerIdentified,
  openHours,
  geo,
];

/** A target keeps its own hours, in its own zone, or else the campaign's. */
export function targetOpen(target: Target, campaignHours: Hours, at: Date): Verdict {
  const hours = target.hours ?? campaignHours;
  const isPaused = target.paused === true;
  const facts = { targetId: target.id, ...momentIn(hours, at), ...(isPaused && { paused: true as const }) };
  return verdict('target_open', passIf(!isPaused && isOpen(hours, at)), facts);
}

function momentIn({ zone }: Hours, at: Date) {
  return { zone, ...localTime(at, zone) };
}

const passIf = (condition: boolean) => (condition ? 'pass' : 'refuse');
