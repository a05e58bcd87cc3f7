import { CSV, endpoint, PDF } from '../endpoint.ts';
import {
  ByLeadId,
  DecideLeadRequest,
  LeadBilling,
  LeadCertificate,
  LeadDetail,
  LeadDetailQuery,
  LeadExportQuery,
  LeadListQuery,
  LeadListResponse,
  LeadLook,
  LeadSummary,
  LeadSummaryQuery,
  ReturnLeadRequest,
} from './leads.ts';

/** The live topic `leads` names each that is new or changed. */
export const listLeads = endpoint('GET', '/leads', {
  access: 'lead.list',
  query: LeadListQuery,
  answers: { 200: LeadListResponse },
});

/** What the whole list comes to. */
export const readLeadSummary = endpoint('GET', '/leads/summary', {
  access: 'lead.list',
  query: LeadSummaryQuery,
  answers: { 200: LeadSummary },
});

/** The whole list as a file, in the columns that were asked for and may be seen. */
export const exportLeads = endpoint('GET', '/leads/export', {
  access: 'lead.export',
  query: LeadExportQuery,
  answers: { 200: CSV },
});

export const readLead = endpoint('GET', '/leads/:id', {
  access: 'lead.read',
  params: ByLeadId,
  query: LeadDetailQuery,
  answers: { 200: LeadDetail },
});

/** Not found where nobody agreed to anything. */
export const readLeadCertificate = endpoint('GET', '/leads/:id/certificate', {
  access: 'lead.read',
  params: ByLeadId,
  query: LeadDetailQuery,
  answers: { 200: LeadCertificate },
});

export const readLeadCertificatePdf = endpoint('GET', '/leads/:id/certificate/pdf', {
  access: 'lead.read',
  params: ByLeadId,
  query: LeadDetailQuery,
  answers: { 200: PDF },
});

/** Inside the approval time; an admin decides. */
export const returnLead = endpoint('POST', '/leads/:id/return', {
  access: 'lead.return',
  params: ByLeadId,
  body: ReturnLeadRequest,
  answers: { 200: LeadBilling },
  errors: ['billing_state'],
});

export const decideLead = endpoint('POST', '/admin/leads/:id/decision', {
  access: 'lead.decide',
  params: ByLeadId,
  body: DecideLeadRequest,
  answers: { 200: LeadBilling },
  errors: ['billing_state', 'insufficient_balance'],
});

/** Who a lead is that nobody took. The audit log says who looked. */
export const lookAtLead = endpoint('POST', '/admin/leads/:id/look', {
  access: 'lead.look',
  params: ByLeadId,
  answers: { 200: LeadLook },
});
