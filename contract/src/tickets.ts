import { BILLINGS } from '@callstead/domain/calls/call';
import { LANGUAGES, USER_TYPES } from '@callstead/domain/identity/account';
import { unknownPlaceholders } from '@callstead/domain/tickets/canned-reply';
import {
  ENTRY_KINDS,
  REPLY_KINDS,
  TICKET_ABOUTS,
  TICKET_PANELS,
  TICKET_PRIORITIES,
  TICKET_SOURCES,
  TICKET_STATES,
  TICKET_STATUSES,
} from '@callstead/domain/tickets/ticket';
import * as z from 'zod';
import { listOf, listParams } from './list.ts';
import { code, Email, fieldError, optional, Phone, paragraph, requiredText, SolvedCaptcha, shortText } from './text.ts';

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

/** A call or lead somebody writes about: one of their own. */
export const NamedSale = z.object({ kind: z.enum(TICKET_ABOUTS), id: code(40) });
export type NamedSale = z.infer<typeof NamedSale>;

const SALE_ID = /^(call|lead)_[\da-z]+$/;

/** The form of the panels: whoever writes names a call or lead by its id, which says what it is. */
export const NewTicketForm = TicketForm.extend({
  about: shortText(40)
    .refine((id) => id === '' || SALE_ID.test(id), fieldError('invalid'))
    .transform((id) => {
      const [, kind] = SALE_ID.exec(id) ?? [];
      return kind ? { kind: kind as NamedSale['kind'], id } : undefined;
    }),
});

export const OpenTicketRequest = TicketForm.extend({
  /** In whose name; for admins only, who have none of their own here. */
  account: z.uuid().optional(),
  about: NamedSale.optional(),
});
export type OpenTicketRequest = z.infer<typeof OpenTicketRequest>;

export const NoteRequest = z.object({ message: paragraph().min(1, fieldError('required')) });

export const ReplyRequest = NoteRequest.extend({
  /** For admins: with this answer the ticket is over. */
  close: z.boolean().optional(),
  /** For admins: the newest answer of the team they have read, null for none; without it nobody asks. */
  seenAnswer: z.uuid().nullable().optional(),
});

export const AnsweringRequest = z.object({ isTyping: z.boolean() });

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

/** What the address of the desk says; without a state, all that is not closed. */
export const DeskFilter = z.object({
  search: shortText().catch('').default(''),
  state: z.enum(TICKET_STATES).optional().catch(undefined),
  assignee: z.enum(['me', 'nobody']).optional().catch(undefined),
});
export type DeskFilter = z.infer<typeof DeskFilter>;

export const DeskListQuery = DeskFilter.extend(listParams(50));

export const AssignTicketRequest = z.object({ assignee: z.uuid().nullable() });

const cannedText = () =>
  paragraph()
    .min(1, fieldError('required'))
    .refine((written) => unknownPlaceholders(written).length === 0, fieldError('macro_unknown'));

export const SaveCannedReplyRequest = z.object({ title: requiredText(80), textEn: cannedText(), textEs: cannedText() });
export type SaveCannedReplyRequest = z.infer<typeof SaveCannedReplyRequest>;

export const CannedReply = z.object({ id: z.uuid(), title: z.string(), textEn: z.string(), textEs: z.string() });
export type CannedReply = z.infer<typeof CannedReply>;

const Colleague = z.object({ id: z.uuid(), name: z.string() });

/** What somebody at the desk works with. */
export const TicketDesk = z.object({ team: z.array(Colleague), cannedReplies: z.array(CannedReply) });
export type TicketDesk = z.infer<typeof TicketDesk>;

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

/** The same as admins read it: who looks after it, and since when its sender waits. */
export const DeskTicket = TicketSummary.extend({
  assignee: Colleague.nullable(),
  waitingSince: z.iso.datetime().nullable(),
  about: NamedSale.nullable(),
});
export type DeskTicket = z.infer<typeof DeskTicket>;

export const DeskListResponse = listOf(DeskTicket);
export type DeskListResponse = z.infer<typeof DeskListResponse>;

/** A call or lead as the ticket shows it; a side sees its own amount, admins see both. */
export const AboutSale = NamedSale.extend({
  arrivedAt: z.iso.datetime(),
  campaign: z.object({ publicId: z.string(), title: z.object({ en: z.string(), es: z.string() }) }).nullable(),
  billing: z.enum(BILLINGS),
  priceCents: z.int().nullable(),
  payoutCents: z.int().nullable(),
});
export type AboutSale = z.infer<typeof AboutSale>;

export const TicketListResponse = listOf(TicketSummary);
export type TicketListResponse = z.infer<typeof TicketListResponse>;

const utterance = { id: z.uuid(), author: z.string().nullable(), message: z.string(), createdAt: z.iso.datetime() };

/** The kinds an owner may read: an answer with a note in it cannot be sent. */
export const TicketReply = z.object({ kind: z.enum(REPLY_KINDS), ...utterance });
export type TicketReply = z.infer<typeof TicketReply>;

export const TicketEntry = z.object({ kind: z.enum(ENTRY_KINDS), ...utterance });
export type TicketEntry = z.infer<typeof TicketEntry>;

/** A ticket as its owner reads it. */
export const Ticket = TicketSummary.extend({
  message: z.string(),
  replies: z.array(TicketReply),
  about: AboutSale.nullable(),
});
export type Ticket = z.infer<typeof Ticket>;

/** A ticket as admins read it, with their notes. */
export const AdminTicket = DeskTicket.extend({
  message: z.string(),
  entries: z.array(TicketEntry),
  about: AboutSale.nullable(),
  /** Null for anonymous senders. */
  accountId: z.uuid().nullable(),
  /** In which the sender reads. */
  language: z.enum(LANGUAGES),
});
export type AdminTicket = z.infer<typeof AdminTicket>;
