import { MoneyQuery } from './billing/statements.ts';
import { ById, endpoint, Nothing } from './endpoint.ts';
import {
  AnnounceTransferRequest,
  ImportTransfersRequest,
  MatchTransferRequest,
  OwnTransfersResponse,
  RecordTransferRequest,
  TransferImportResponse,
  TransferListQuery,
  TransferListResponse,
  TransferReasonRequest,
} from './transfers.ts';

export const readOwnTransfers = endpoint('GET', '/billing/transfers', {
  access: 'billing.read',
  query: MoneyQuery,
  answers: { 200: OwnTransfersResponse },
});

export const announceTransfer = endpoint('POST', '/billing/transfers', {
  access: 'transfer.announce',
  body: AnnounceTransferRequest,
  answers: { 204: Nothing },
  errors: ['recorded_otherwise'],
});

export const listTransfers = endpoint('GET', '/admin/transfers', {
  access: 'transfer.list',
  query: TransferListQuery,
  answers: { 200: TransferListResponse },
});

export const recordTransfer = endpoint('POST', '/admin/transfers', {
  access: 'transfer.record',
  body: RecordTransferRequest,
  answers: { 204: Nothing },
  errors: ['recorded_otherwise', 'transfer_twin'],
});

/** What an import would do, line by line; nothing is written. */
export const previewTransferImport = endpoint('POST', '/admin/transfers/import-preview', {
  access: 'transfer.import',
  body: ImportTransfersRequest,
  answers: { 200: TransferImportResponse },
});

export const importTransfers = endpoint('POST', '/admin/transfers/import', {
  access: 'transfer.import',
  body: ImportTransfersRequest,
  answers: { 200: TransferImportResponse },
});

export const matchTransfer = endpoint('POST', '/admin/transfers/:id/match', {
  access: 'transfer.match',
  params: ById,
  body: MatchTransferRequest,
  answers: { 204: Nothing },
  errors: ['transfer_state', 'transfer_twin'],
});

export const ignoreTransfer = endpoint('POST', '/admin/transfers/:id/ignore', {
  access: 'transfer.ignore',
  params: ById,
  body: TransferReasonRequest,
  answers: { 204: Nothing },
  errors: ['transfer_state'],
});

/** Takes a wrong match back out of the free balance. */
export const undoTransferMatch = endpoint('POST', '/admin/transfers/:id/undo', {
  access: 'transfer.undo',
  params: ById,
  body: TransferReasonRequest,
  answers: { 204: Nothing },
  errors: ['transfer_state', 'insufficient_balance'],
});
