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

/** What a set changes is shown wherever there are calls. */
const CALLS = ['calls'] as const;
const CORRECTIONS = [...CALLS, 'corrections'] as const;

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

export const useStartCorrection = (id: string) =>
  useInvalidatingMutation(CALLS, () => call(startCorrection, { params: { id } }));

export const useReverseCorrection = (id: string) =>
  useInvalidatingMutation(CORRECTIONS, (reason: string) =>
    call(reverseCorrection, { params: { id }, body: { reason } }),
  );
