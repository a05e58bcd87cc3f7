import type { OwnTerms } from '../applications/own-terms.ts';
import type { CampaignStatus, Terms } from '../campaigns/terms.ts';
import type { AccountStatus } from '../identity/account.ts';
import type { CallerLocation } from './caller-location.ts';

/** One tracking number and all a call to it needs to know, as kept in memory. */
export type TrackingNumber = {
  number: string;
  /** Lent to visitors of a page, one at a time: whoever calls may have come by a click. */
  isPooled?: true;
  /** Null while nobody holds the number. */
  assignment: Assignment | null;
};

export type Assignment = {
  applicationId: string;
  applicationStatus: AccountStatus;
  publisher: { id: string; status: AccountStatus };
  advertiser: { id: string; status: AccountStatus };
  /** With what was agreed with this publisher in place of the campaign's. */
  campaign: { id: string; status: CampaignStatus; termsVersion: number; terms: Terms };
  ownTerms?: OwnTerms | undefined;
};

/** A call as it comes in. Time and chance are passed in, so that the same call is judged the same way again. */
export type ArrivingCall = {
  /** Undefined: we have no such number. */
  trackingNumber: TrackingNumber | undefined;
  numberDialled: string;
  /** The number is null for an anonymous caller. */
  caller: { number: string | null; blocked: boolean };
  location: CallerLocation;
  at: Date;
  /** The campaign's spend of its day; may be a few seconds old. */
  spentTodayCents: number;
  /** Between 0 and 1, 1 excluded. */
  random: () => number;
};
