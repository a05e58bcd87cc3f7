import { returnNumber } from '@callstead/contract/carriers-endpoints';
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
import { pageQuery } from '../../../api/list-query.ts';
import { useInvalidatingMutation } from '../../../api/use-invalidating-mutation.ts';

const NUMBERS = ['numbers'] as const;

type Asked = { [Name in keyof NumberListQuery]?: NumberListQuery[Name] | undefined };

export const numberListQuery = (query: Asked) => pageQuery({ queryKey: NUMBERS, endpoint: listNumbers, query });

export type NumberStep = 'release' | 'remove' | 'return';

const CHANGES = { release: releaseNumber, remove: deleteNumber, return: returnNumber } as const;

export const useChangeNumber = () =>
  useInvalidatingMutation(NUMBERS, ({ number, step }: { number: TrackingNumber; step: NumberStep }) =>
    call(CHANGES[step], { params: { id: number.id } }),
  );

export type NumberImport = { text: string; carrier: string };

export function usePreviewImport() {
  return useMutation({
    mutationFn: async (body: NumberImport) => (await call(previewNumberImport, { body })).lines,
  });
}

export const useImportNumbers = () =>
  useInvalidatingMutation(NUMBERS, async (body: NumberImport) => (await call(importNumbers, { body })).lines);
