import { ById, endpoint, Nothing } from './endpoint.ts';
import {
  AdminTicket,
  AdminTicketListQuery,
  AnsweringRequest,
  AssignTicketRequest,
  CannedReply,
  ContactRequest,
  DeskListQuery,
  DeskListResponse,
  DeskTicket,
  NoteRequest,
  OpenTicketRequest,
  ReplyRequest,
  SaveCannedReplyRequest,
  SetTicketPriorityRequest,
  SetTicketStatusRequest,
  Ticket,
  TicketDesk,
  TicketEntry,
  TicketListQuery,
  TicketListResponse,
  TicketReply,
  TicketSummary,
} from './tickets.ts';

export const sendContact = endpoint('POST', '/contact', {
  access: 'ticket.contact',
  body: ContactRequest,
  answers: { 204: Nothing },
  errors: ['captcha_failed'],
});

export const listTickets = endpoint('GET', '/tickets', {
  access: 'ticket.list',
  query: TicketListQuery,
  answers: { 200: TicketListResponse },
});

export const openTicket = endpoint('POST', '/tickets', {
  access: 'ticket.open',
  body: OpenTicketRequest,
  answers: { 201: Ticket },
});

export const readTicket = endpoint('GET', '/tickets/:id', {
  access: 'ticket.read',
  params: ById,
  answers: { 200: Ticket },
});

export const replyToTicket = endpoint('POST', '/tickets/:id/replies', {
  access: 'ticket.reply',
  params: ById,
  body: ReplyRequest,
  answers: { 201: TicketReply },
  errors: ['ticket_closed', 'ticket_answered'],
});

export const listAllTickets = endpoint('GET', '/admin/tickets', {
  access: 'ticket.manage',
  query: AdminTicketListQuery,
  answers: { 200: TicketListResponse },
});

export const readAnyTicket = endpoint('GET', '/admin/tickets/:id', {
  access: 'ticket.manage',
  params: ById,
  answers: { 200: AdminTicket },
});

export const setTicketStatus = endpoint('PUT', '/admin/tickets/:id/status', {
  access: 'ticket.set-status',
  params: ById,
  body: SetTicketStatusRequest,
  answers: { 200: TicketSummary },
});

export const setTicketPriority = endpoint('PUT', '/admin/tickets/:id/priority', {
  access: 'ticket.set-priority',
  params: ById,
  body: SetTicketPriorityRequest,
  answers: { 200: TicketSummary },
});

export const addTicketNote = endpoint('POST', '/admin/tickets/:id/notes', {
  access: 'ticket.note',
  params: ById,
  body: NoteRequest,
  answers: { 201: TicketEntry },
});

export const deleteTicket = endpoint('DELETE', '/admin/tickets/:id', {
  access: 'ticket.delete',
  params: ById,
  answers: { 204: Nothing },
});

/** Who waits longest, first. */
export const listDeskTickets = endpoint('GET', '/admin/ticket-desk/tickets', {
  access: 'ticket.manage',
  query: DeskListQuery,
  answers: { 200: DeskListResponse },
});

export const readTicketDesk = endpoint('GET', '/admin/ticket-desk', {
  access: 'ticket.manage',
  answers: { 200: TicketDesk },
});

export const assignTicket = endpoint('PUT', '/admin/tickets/:id/assignee', {
  access: 'ticket.assign',
  params: ById,
  body: AssignTicketRequest,
  answers: { 200: DeskTicket },
});

/** Tells colleagues who have the ticket open that one is typing an answer; nobody keeps it. */
export const sayAnswering = endpoint('PUT', '/admin/tickets/:id/answering', {
  access: 'ticket.manage',
  params: ById,
  body: AnsweringRequest,
  answers: { 204: Nothing },
});

export const createCannedReply = endpoint('POST', '/admin/canned-replies', {
  access: 'canned-reply.save',
  body: SaveCannedReplyRequest,
  answers: { 201: CannedReply },
  errors: ['report_limit'],
});

export const editCannedReply = endpoint('PUT', '/admin/canned-replies/:id', {
  access: 'canned-reply.save',
  params: ById,
  body: SaveCannedReplyRequest,
  answers: { 200: CannedReply },
});

export const deleteCannedReply = endpoint('DELETE', '/admin/canned-replies/:id', {
  access: 'canned-reply.delete',
  params: ById,
  answers: { 204: Nothing },
});
