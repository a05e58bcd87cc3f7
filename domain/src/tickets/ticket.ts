import { DomainError } from '../errors.ts';
import type { UserType } from '../identity/account.ts';

export const TICKET_STATUSES = ['open', 'pending', 'closed'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

export const TICKET_PRIORITIES = ['low', 'medium', 'high'] as const;
export type TicketPriority = (typeof TICKET_PRIORITIES)[number];

export const TICKET_SOURCES = ['ContactForm', 'PublisherPanel', 'AdvertiserPanel'] as const;
export type TicketSource = (typeof TICKET_SOURCES)[number];

/** Who speaks in a thread that its owner reads; a note is for admins and never part of it. */
export const REPLY_KINDS = ['owner', 'team'] as const;
export const ENTRY_KINDS = [...REPLY_KINDS, 'note'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** Where a ticket stands for the team: its sender waits, had an answer, or it is over. */
export const TICKET_STATES = ['waiting', 'answered', 'closed'] as const;
export type TicketState = (typeof TICKET_STATES)[number];

/** What a ticket can be about. */
export const TICKET_ABOUTS = ['call', 'lead'] as const;
export type TicketAbout = (typeof TICKET_ABOUTS)[number];

/** The panels tickets are opened in, and whose accounts work there. */
export const TICKET_PANELS = ['publisher', 'advertiser'] as const;
export type TicketPanel = (typeof TICKET_PANELS)[number];

export const PANEL_TYPES: Record<TicketPanel, readonly UserType[]> = {
  publisher: ['publisher', 'affiliate'],
  advertiser: ['advertiser'],
};

/** Undefined for admins, who have no panel to ask from. */
export function sourceOf(userType: UserType): TicketSource | undefined {
  if (PANEL_TYPES.publisher.includes(userType)) return 'PublisherPanel';
  return PANEL_TYPES.advertiser.includes(userType) ? 'AdvertiserPanel' : undefined;
}

/** The team answers whenever it likes; an owner's word reopens what waits for them, and a closed ticket stays closed. */
export function statusAfterReply(status: TicketStatus, kind: Exclude<EntryKind, 'note'>): TicketStatus {
  if (kind === 'team') return status;
  if (status === 'closed') throw new DomainError('ticket_closed');
  return 'open';
}

/** The sender waits from their first word that nobody answered. */
export function waitingAfterReply(since: Date | null, kind: Exclude<EntryKind, 'note'>, at: Date): Date | null {
  return kind === 'team' ? null : (since ?? at);
}
