import { ById, CSV, endpoint, Nothing } from '../endpoint.ts';
import {
  ByImportPiece,
  CheckLeadImportRequest,
  CreateLeadImportRequest,
  ImportCampaigns,
  LeadImport,
  LeadImportDetail,
  LeadImportListQuery,
  LeadImportListResponse,
  LeadImportPiece,
  LeadImportRowsQuery,
  LeadImportRowsResponse,
  RefusedRowsQuery,
} from './import.ts';

/** One's own, newest first. */
export const listLeadImports = endpoint('GET', '/publisher/lead-imports', {
  access: 'lead-import.list',
  query: LeadImportListQuery,
  answers: { 200: LeadImportListResponse },
});

export const readImportCampaigns = endpoint('GET', '/publisher/lead-imports/campaigns', {
  access: 'lead-import.list',
  answers: { 200: ImportCampaigns },
});

export const createLeadImport = endpoint('POST', '/publisher/lead-imports', {
  access: 'lead-import.create',
  body: CreateLeadImportRequest,
  answers: { 201: LeadImport },
  errors: ['import_state'],
});

/** When the last one is here, the file can be looked at. */
export const putLeadImportPiece = endpoint('PUT', '/publisher/lead-imports/:id/pieces/:piece', {
  access: 'lead-import.run',
  params: ByImportPiece,
  body: LeadImportPiece,
  answers: { 204: Nothing },
  errors: ['import_state'],
});

export const readLeadImport = endpoint('GET', '/publisher/lead-imports/:id', {
  access: 'lead-import.read',
  params: ById,
  answers: { 200: LeadImportDetail },
});

/** A dry run: every row is judged, and nothing happens. */
export const checkLeadImport = endpoint('POST', '/publisher/lead-imports/:id/check', {
  access: 'lead-import.run',
  params: ById,
  body: CheckLeadImportRequest,
  answers: { 202: LeadImport },
  errors: ['import_state'],
});

/** From here on it goes through, whatever happens to the server. Started again it is the same one. */
export const startLeadImport = endpoint('POST', '/publisher/lead-imports/:id/start', {
  access: 'lead-import.run',
  params: ById,
  answers: { 202: LeadImport },
  errors: ['import_state'],
});

/** Calls it off: its file is deleted. One that has started goes on. */
export const discardLeadImport = endpoint('DELETE', '/publisher/lead-imports/:id', {
  access: 'lead-import.run',
  params: ById,
  answers: { 204: Nothing },
  errors: ['import_state'],
});

export const listLeadImportRows = endpoint('GET', '/publisher/lead-imports/:id/rows', {
  access: 'lead-import.read',
  params: ById,
  query: LeadImportRowsQuery,
  answers: { 200: LeadImportRowsResponse },
});

/** The refused rows as they came, with why, to mend and bring again. */
export const downloadRefusedRows = endpoint('GET', '/publisher/lead-imports/:id/refused', {
  access: 'lead-import.read',
  params: ById,
  query: RefusedRowsQuery,
  answers: { 200: CSV },
});
