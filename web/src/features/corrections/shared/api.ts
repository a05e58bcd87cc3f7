import type { PreviewCorrectionRequest } from '@callstead/contract/corrections';
import {
  listCorrections,
  previewCorrection,
  readCorrection,
  reverseCorrection,
  startCorrection,
} from '@callstead/contract/corrections-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { growingListQuery } from '../../../api/list-query.ts';
import { useInvalidatingMutation } from '../../../api/use-invalidating-mutation.ts';

const CORRECTIONS = ['money', 'corrections'] as const;

export const correctionListQuery = () =>
  growingListQuery({ queryKey: [...CORRECTIONS, 'list'], endpoint: listCorrections, query: {} });

/** So often a set that runs is looked at. */
const WATCH_MS = 1_000;

export const correctionQuery = (id: string) =>
  queryOptions({
    queryKey: [...CORRECTIONS, 'one', id],
    queryFn: () => call(readCorrection, { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.status === 'running' ? WATCH_MS : false),
  });

export const usePreviewCorrection = () =>
  useInvalidatingMutation(CORRECTIONS, (body: PreviewCorrectionRequest) => call(previewCorrection, { body }));

/** What it changes in the lists is told by the server, as it comes to each. */
export const useStartCorrection = (id: string) =>
  useInvalidatingMutation(CORRECTIONS, () => call(startCorrection, { params: { id } }));

export const useReverseCorrection = (id: string) =>
  useInvalidatingMutation(CORRECTIONS, (reason: string) =>
    call(reverseCorrection, { params: { id }, body: { reason } }),
  );
