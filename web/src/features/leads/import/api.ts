import type { CheckLeadImportRequest, LeadImport, LeadImportRowsQuery } from '@callstead/contract/leads/import';
import {
  checkLeadImport,
  createLeadImport,
  discardLeadImport,
  listLeadImportRows,
  listLeadImports,
  putLeadImportPiece,
  readImportCampaigns,
  readLeadImport,
  startLeadImport,
} from '@callstead/contract/leads/import-endpoints';
import { PIECE_BYTES, WORKED_IMPORTS } from '@callstead/domain/leads/import';
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { useInvalidatingMutation } from '../../../api/use-invalidating-mutation.ts';

const keys = {
  all: ['leads', 'imports'] as const,
  list: ['leads', 'imports', 'list'] as const,
  one: (id: string) => ['leads', 'imports', id] as const,
};

/** How often somebody who watches a job is told of it. */
const WATCH_MS = 1_000;
export const isWorked = (status: LeadImport['status'] | undefined) => WORKED_IMPORTS.some((each) => each === status);

export const importListQuery = infiniteQueryOptions({
  queryKey: keys.list,
  queryFn: ({ pageParam }) => call(listLeadImports, { query: { after: pageParam } }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next ?? undefined,
});

export const importCampaignsQuery = queryOptions({
  queryKey: [...keys.all, 'campaigns'],
  queryFn: () => call(readImportCampaigns),
});

export const importQuery = (id: string) =>
  queryOptions({
    queryKey: keys.one(id),
    queryFn: () => call(readLeadImport, { params: { id } }),
    refetchInterval: ({ state }) => (isWorked(state.data?.status) ? WATCH_MS : false),
  });

export const importRowsQuery = (id: string, only: LeadImportRowsQuery['only'], stand: string) =>
  infiniteQueryOptions({
    queryKey: [...keys.one(id), 'rows', only, stand],
    queryFn: ({ pageParam }) => call(listLeadImportRows, { params: { id }, query: { only, after: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

export const useCheckImport = (id: string) =>
  useInvalidatingMutation(keys.all, (body: CheckLeadImportRequest) => call(checkLeadImport, { params: { id }, body }));
export const useStartImport = (id: string) =>
  useInvalidatingMutation(keys.all, () => call(startLeadImport, { params: { id } }));
export const useDiscardImport = (id: string) =>
  useInvalidatingMutation(keys.all, () => call(discardLeadImport, { params: { id } }));

/** Piece by piece: a large file never lies in memory whole, and a piece that failed is all that is sent again. */
export function useUpload() {
  const queries = useQueryClient();
  return async (file: File, campaign: string, onProgress: (share: number) => void): Promise<string> => {
    const { id, pieces } = await call(createLeadImport, { body: { campaign, fileName: file.name, bytes: file.size } });
    for (let piece = 0; piece < pieces; piece += 1) {
      const content = await base64Of(file.slice(piece * PIECE_BYTES, (piece + 1) * PIECE_BYTES));
      const put = () => call(putLeadImportPiece, { params: { id, piece: String(piece) }, body: { content } });
      await put().catch(put);
      onProgress((piece + 1) / pieces);
    }
    void queries.invalidateQueries({ queryKey: keys.all });
    return id;
  };
}

const STEP = 0x80_00;

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let letters = '';
  for (let from = 0; from < bytes.length; from += STEP)
    letters += String.fromCharCode(...bytes.subarray(from, from + STEP));
  return btoa(letters);
}
