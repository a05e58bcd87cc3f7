import type { Made } from '../campaigns.ts';

/** What others did that an admin has to look at. */
export type AdminWorld = {
  ownEmail: string;
  /** An advertiser who waits for a decision. */
  pendingEmail: string;
  /** A publisher who asked for two campaigns and wrote a ticket with long words. */
  publisherEmail: string;
  publisherCode: string;
  /** With an answer and a private note. */
  ticketId: string;
  /** An advertiser with money, who paid by card, and two drafts whose titles begin alike. */
  advertiserEmail: string;
  advertiserId: string;
  /** What they write on a bank transfer. */
  reference: string;
  title: string;
  draft: Made;
  /** Waits for review. */
  submitted: Made;
};
