import { LANGUAGES, USER_TYPES } from '@callstead/domain/identity/account';
import {
  ENTRY_KINDS,
  REPLY_KINDS,
  TICKET_PANELS,
  TICKET_PRIORITIES,
  TICKET_SOURCES,
  TICKET_STATUSES,
} from '@callstead/domain/tickets/ticket';
import * as z from 'zod';
import { listOf, listParams } from './list.ts';
import { Email, fieldError, optional, Phone, paragraph, requiredText, SolvedCaptcha, shortText } from './text.ts';

export const ContactRequest = z.object({
  name: requiredText(),
  email: Email,
  phone: optional(Phone),
  company: optional(requiredText()),
  subject: requiredText(),
  message: paragraph().min(1, fieldError('required')),
  captchaId: SolvedCaptcha,
  /** What the page spoke: the answer is mailed in it. */
  language: z.enum(LANGUAGES).default('es'),
});
export type ContactRequest = z.infer<typeof ContactRequest>;

export const TicketForm = z.object({
  subject: requiredText(),
  message: paragraph().min(1, fieldError('required')),
});

export const OpenTicketRequest = TicketForm.extend({
  /** In whose name; for admins only, who have none of their own here. */
  account: z.uuid().optional(),
});
export type OpenTicketRequest = z.infer<typeof OpenTicketRequest>;

export const ReplyRequest = z.object({ message: paragraph().min(1, fieldError('required')) });

export const TicketListQuery = z.object({
  /** Both are for admins, who see everybody of a panel or the one account they picked. */
  panel: z.enum(TICKET_PANELS).optional().catch(undefined),
  account: z.uuid().optional().catch(undefined),
  ...listParams(25),
});
export type TicketListQuery = z.infer<typeof TicketListQuery>;

/** What the address of the admins' list says; a mangled one falls back to the defaults. */
export const TicketFilter = z.object({
  search: shortText().catch('').default(''),
  status: z.enum(TICKET_STATUSES).optional().catch(undefined),
  priority: z.enum(TICKET_PRIORITIES).optional().catch(undefined),
});
export type TicketFilter = z.infer<typeof TicketFilter>;

export const AdminTicketListQuery = TicketFilter.extend(listParams(25));
export type AdminTicketListQuery = z.infer<typeof AdminTicketListQuery>;

export const SetTicketStatusRequest = z.object({ status: z.enum(TICKET_STATUSES) });
export const SetTicketPriorityRequest = z.object({ priority: z.enum(TICKET_PRIORITIES) });

export const TicketSummary = z.object({
  id: z.uuid(),
  subject: z.string(),
  status: z.enum(TICKET_STATUSES),
  priority: z.enum(TICKET_PRIORITIES),
  source: z.enum(TICKET_SOURCES),
  sender: z.object({
    name: z.string(),
    email: z.string(),
    /** Null for anonymous senders. */
    userType: z.enum(USER_TYPES).nullable(),
  }),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type TicketSummary = z.infer<typeof TicketSummary>;

export const TicketListResponse = listOf(TicketSummary);
export type TicketListResponse = z.infer<typeof TicketListResponse>;

const utterance = { id: z.uuid(), author: z.string().nullable(), message: z.string(), createdAt: z.iso.datetime() };

/** The kinds an owner may read: an answer with a note in it cannot be sent. */
export const TicketReply = z.object({ kind: z.enum(REPLY_KINDS), ...utterance });
export type TicketReply = z.infer<typeof TicketReply>;

export const TicketEntry = z.object({ kind: z.enum(ENTRY_KINDS), ...utterance });
export type TicketEntry = z.infer<typeof TicketEntry>;

/** A ticket as its owner reads it. */
export const Ticket = TicketSummary.extend({ message: z.string(), replies: z.array(TicketReply) });
export type Ticket = z.infer<typeof Ticket>;

/** A ticket as admins read it, with their notes. */
export const AdminTicket = TicketSummary.extend({ message: z.string(), entries: z.array(TicketEntry) });
export type AdminTicket = z.infer<typeof AdminTicket>;
