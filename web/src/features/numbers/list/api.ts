import type { NumberListQuery, TrackingNumber } from '@callstead/contract/numbers';
import {
  deleteNumber,
  importNumbers,
  listNumbers,
  previewNumberImport,
  releaseNumber,
} from '@callstead/contract/numbers-endpoints';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { growingListQuery } from '../../../api/list-query.ts';
import { useInvalidatingMutation } from '../../../api/use-invalidating-mutation.ts';

const NUMBERS = ['numbers'] as const;

export const numberListQuery = (query: Pick<NumberListQuery, 'search' | 'state' | 'pool' | 'language'>) =>
  growingListQuery({ queryKey: NUMBERS, endpoint: listNumbers, query });

export type NumberStep = 'release' | 'remove';

export const useChangeNumber = () =>
  useInvalidatingMutation(NUMBERS, ({ number, step }: { number: TrackingNumber; step: NumberStep }) =>
    step === 'release'
      ? call(releaseNumber, { params: { id: number.id } })
      : call(deleteNumber, { params: { id: number.id } }),
  );

export type NumberImport = { text: string; carrier: string };

export function usePreviewImport() {
  return useMutation({
    mutationFn: async (body: NumberImport) => (await call(previewNumberImport, { body })).lines,
  });
}

export const useImportNumbers = () =>
  useInvalidatingMutation(NUMBERS, async (body: NumberImport) => (await call(importNumbers, { body })).lines);
