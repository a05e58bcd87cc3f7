import type { NumberImportResponse, NumberListResponse, TrackingNumber } from '@callstead/contract/numbers';
import type { Language } from '@callstead/domain/identity/account';
import { infiniteQueryOptions, keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../api/request.ts';

export type NumberFilter = { search: string | undefined; state: string | undefined; language: Language };

const NUMBERS = ['numbers'] as const;

export const numberListQuery = (filter: NumberFilter) =>
  infiniteQueryOptions({
    queryKey: [...NUMBERS, filter],
    queryFn: ({ pageParam }) => {
      const query = new URLSearchParams({ language: filter.language });
      if (filter.search) query.set('search', filter.search);
      if (filter.state) query.set('state', filter.state);
      if (pageParam) query.set('after', pageParam);
      return request<NumberListResponse>('GET', `/admin/numbers?${query}`);
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.after,
    placeholderData: keepPreviousData, // the table does not blink while somebody types
  });

export type NumberStep = 'release' | 'remove';

export function useChangeNumber() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ number, step }: { number: TrackingNumber; step: NumberStep }) =>
      step === 'release'
        ? request('POST', `/admin/numbers/${number.id}/release`)
        : request('DELETE', `/admin/numbers/${number.id}`),
    onSettled: () => void queries.invalidateQueries({ queryKey: NUMBERS }),
  });
}

export type NumberImport = { text: string; carrier: string };

export function usePreviewImport() {
  return useMutation({
    mutationFn: async (body: NumberImport) =>
      (await request<NumberImportResponse>('POST', '/admin/numbers/previews', body)).lines,
  });
}

export function useImportNumbers() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: NumberImport) =>
      (await request<NumberImportResponse>('POST', '/admin/numbers', body)).lines,
    onSettled: () => void queries.invalidateQueries({ queryKey: NUMBERS }),
  });
}
