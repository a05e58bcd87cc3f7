import {
  AddCarrierAccountRequest,
  AdoptNumbersRequest,
  AdoptNumbersResponse,
  BuyNumberRequest,
  CARRIER_REFUSALS,
  CarrierAccount,
  CarriersQuery,
  CarriersResponse,
  NumberOrder,
  OwnedNumbersResponse,
  RotateCarrierTokenRequest,
  SearchNumbersRequest,
  SearchNumbersResponse,
} from './carriers.ts';
import { ById, endpoint, Nothing } from './endpoint.ts';

export const readCarriers = endpoint('GET', '/admin/carriers', {
  access: 'carrier-account.list',
  query: CarriersQuery,
  answers: { 200: CarriersResponse },
});

export const addCarrierAccount = endpoint('POST', '/admin/carriers', {
  access: 'carrier-account.create',
  body: AddCarrierAccountRequest,
  answers: { 201: CarrierAccount },
  errors: [...CARRIER_REFUSALS, 'carrier_account_exists'],
});

export const rotateCarrierToken = endpoint('PUT', '/admin/carriers/:id/token', {
  access: 'carrier-account.rotate',
  params: ById,
  body: RotateCarrierTokenRequest,
  answers: { 204: Nothing },
  errors: CARRIER_REFUSALS,
});

export const removeCarrierAccount = endpoint('DELETE', '/admin/carriers/:id', {
  access: 'carrier-account.delete',
  params: ById,
  answers: { 204: Nothing },
  errors: ['carrier_account_in_use'],
});

/** What every night does for all of them. */
export const checkCarrierAccount = endpoint('POST', '/admin/carriers/:id/checks', {
  access: 'carrier-account.check',
  params: ById,
  answers: { 204: Nothing },
  errors: CARRIER_REFUSALS,
});

export const searchNumbers = endpoint('POST', '/admin/carriers/:id/searches', {
  access: 'number.search',
  params: ById,
  body: SearchNumbersRequest,
  answers: { 200: SearchNumbersResponse },
  errors: CARRIER_REFUSALS,
});

/** Under an id of the asker's own: the same again orders nothing more. */
export const buyNumber = endpoint('POST', '/admin/number-orders', {
  access: 'number.buy',
  body: BuyNumberRequest,
  answers: { 200: NumberOrder },
  errors: [...CARRIER_REFUSALS, 'number_gone', 'number_in_use', 'recorded_otherwise'],
});

export const readOwnedNumbers = endpoint('GET', '/admin/carriers/:id/numbers', {
  access: 'number.adopt',
  params: ById,
  answers: { 200: OwnedNumbersResponse },
  errors: CARRIER_REFUSALS,
});

export const adoptNumbers = endpoint('POST', '/admin/carriers/:id/numbers', {
  access: 'number.adopt',
  params: ById,
  body: AdoptNumbersRequest,
  answers: { 200: AdoptNumbersResponse },
  errors: CARRIER_REFUSALS,
});

export const returnNumber = endpoint('POST', '/admin/numbers/:id/return', {
  access: 'number.return',
  params: ById,
  answers: { 204: Nothing },
  errors: [...CARRIER_REFUSALS, 'number_in_use'],
});
