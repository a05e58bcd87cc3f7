import type {
  NumberImportResponse,
  NumberListQuery,
  NumberListResponse,
  TrackingNumber,
} from '@callstead/contract/numbers';
import { useMutation } from '@tanstack/react-query';
import { growingListQuery } from '../../../api/list-query.ts';
import { request } from '../../../api/request.ts';
import { useInvalidatingMutation } from '../../../api/use-invalidating-mutation.ts';

const NUMBERS = ['numbers'] as const;

export const numberListQuery = (query: Pick<NumberListQuery, 'search' | 'state' | 'language'>) =>
  growingListQuery<NumberListResponse>({ queryKey: NUMBERS, path: '/admin/numbers', query });

export type NumberStep = 'release' | 'remove';

export const useChangeNumber = () =>
  useInvalidatingMutation(NUMBERS, ({ number, step }: { number: TrackingNumber; step: NumberStep }) =>
    step === 'release'
      ? request('POST', `/admin/numbers/${number.id}/release`)
      : request('DELETE', `/admin/numbers/${number.id}`),
  );

export type NumberImport = { text: string; carrier: string };

export function usePreviewImport() {
  return useMutation({
    mutationFn: async (body: NumberImport) =>
      (await request<NumberImportResponse>('POST', '/admin/numbers/previews', body)).lines,
  });
}

export const useImportNumbers = () =>
  useInvalidatingMutation(
    NUMBERS,
    async (body: NumberImport) => (await request<NumberImportResponse>('POST', '/admin/numbers', body)).lines,
  );
