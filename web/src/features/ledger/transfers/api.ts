import { listLedgerAccounts } from '@callstead/contract/ledger-endpoints';
import type { RecordTransferRequest, TransferListQuery, Twin } from '@callstead/contract/transfers';
import {
  ignoreTransfer,
  importTransfers,
  listTransfers,
  matchTransfer,
  previewTransferImport,
  recordTransfer,
  undoTransferMatch,
} from '@callstead/contract/transfers-endpoints';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { growingListQuery, pageQuery } from '../../../api/list-query.ts';
import { useInvalidatingMutation } from '../../../api/use-invalidating-mutation.ts';

/** What is booked changes every screen with money on it. */
const MONEY = ['money'] as const;

export const transferListQuery = (query: Pick<TransferListQuery, 'search' | 'state'>) =>
  growingListQuery({ queryKey: [...MONEY, 'admin', 'transfers'], endpoint: listTransfers, query });

/** The first few whose name, email or company is like that. */
export const advertiserChoicesQuery = (search: string) =>
  pageQuery({
    queryKey: [...MONEY, 'admin', 'choices'],
    endpoint: listLedgerAccounts,
    query: { side: 'advertiser', search, limit: 6 },
  });

export type TransferStep =
  | { step: 'match'; id: string; accountId: string; twin?: Twin }
  | { step: 'ignore' | 'undo'; id: string; reason: string };

function takeStep(given: TransferStep): Promise<unknown> {
  const params = { id: given.id };
  if (given.step === 'match') {
    const { accountId, twin } = given;
    return call(matchTransfer, { params, body: { accountId, twin } });
  }
  return call(given.step === 'ignore' ? ignoreTransfer : undoTransferMatch, { params, body: { reason: given.reason } });
}

export const useTransferStep = () => useInvalidatingMutation(MONEY, takeStep);

export const useRecordTransfer = () =>
  useInvalidatingMutation(MONEY, (body: RecordTransferRequest) => call(recordTransfer, { body }));

export const usePreviewImport = () =>
  useMutation({ mutationFn: async (text: string) => (await call(previewTransferImport, { body: { text } })).lines });

export const useImportTransfers = () =>
  useInvalidatingMutation(MONEY, async (text: string) => (await call(importTransfers, { body: { text } })).lines);
