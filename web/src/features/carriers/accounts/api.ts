import type {
  AddCarrierAccountRequest,
  BuyNumberRequest,
  RotateCarrierTokenRequest,
  SearchNumbersRequest,
} from '@callstead/contract/carriers';
import {
  addCarrierAccount,
  adoptNumbers,
  buyNumber,
  checkCarrierAccount,
  readCarriers,
  readOwnedNumbers,
  removeCarrierAccount,
  rotateCarrierToken,
  searchNumbers,
} from '@callstead/contract/carriers-endpoints';
import type { Language } from '@callstead/domain/identity/account';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { useInvalidatingMutation } from '../../../api/use-invalidating-mutation.ts';

/** Numbers change with their accounts, and the other way round. */
const NUMBERS = ['numbers'] as const;

export const carriersQuery = (language: Language) =>
  queryOptions({
    queryKey: [...NUMBERS, 'carriers', language],
    queryFn: () => call(readCarriers, { query: { language } }),
  });

export const ownedNumbersQuery = (id: string) =>
  queryOptions({
    queryKey: [...NUMBERS, 'owned', id],
    queryFn: () => call(readOwnedNumbers, { params: { id } }),
    retry: false,
  });

export const useAddAccount = () =>
  useInvalidatingMutation(NUMBERS, (body: AddCarrierAccountRequest) => call(addCarrierAccount, { body }));

export const useRotateToken = (id: string) =>
  useInvalidatingMutation(NUMBERS, (body: RotateCarrierTokenRequest) =>
    call(rotateCarrierToken, { params: { id }, body }),
  );

export const useRemoveAccount = (id: string) =>
  useInvalidatingMutation(NUMBERS, () => call(removeCarrierAccount, { params: { id } }));

export const useCheckAccount = (id: string) =>
  useInvalidatingMutation(NUMBERS, () => call(checkCarrierAccount, { params: { id } }));

export const useSearchNumbers = (id: string) =>
  useMutation({ mutationFn: (body: SearchNumbersRequest) => call(searchNumbers, { params: { id }, body }) });

export const useBuyNumber = () =>
  useInvalidatingMutation(NUMBERS, (body: BuyNumberRequest) => call(buyNumber, { body }));

export const useAdoptNumbers = (id: string) =>
  useInvalidatingMutation(NUMBERS, (sids: string[]) => call(adoptNumbers, { params: { id }, body: { sids } }));
