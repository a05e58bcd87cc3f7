import { ById, endpoint, Nothing } from './endpoint.ts';
import { ImportNumbersRequest, NumberImportResponse, NumberListQuery, NumberListResponse } from './numbers.ts';

export const listNumbers = endpoint('GET', '/admin/numbers', {
  access: 'number.list',
  query: NumberListQuery,
  answers: { 200: NumberListResponse },
});

export const previewNumberImport = endpoint('POST', '/admin/numbers/previews', {
  access: 'number.import',
  body: ImportNumbersRequest,
  answers: { 200: NumberImportResponse },
});

export const importNumbers = endpoint('POST', '/admin/numbers', {
  access: 'number.import',
  body: ImportNumbersRequest,
  answers: { 200: NumberImportResponse },
});

export const releaseNumber = endpoint('POST', '/admin/numbers/:id/release', {
  access: 'number.release',
  params: ById,
  answers: { 204: Nothing },
  errors: ['number_in_use'],
});

export const deleteNumber = endpoint('DELETE', '/admin/numbers/:id', {
  access: 'number.delete',
  params: ById,
  answers: { 204: Nothing },
  errors: ['number_in_use', 'number_at_carrier'],
});
