import { endpoint, file } from './endpoint.ts';
import {
  ErasePersonRequest,
  Erasure,
  ErasureListQuery,
  ErasureListResponse,
  ExportPersonQuery,
  FindPersonRequest,
  FoundPerson,
} from './persons.ts';

export const findPerson = endpoint('POST', '/persons/searches', {
  access: 'person.find',
  body: FindPersonRequest,
  answers: { 200: FoundPerson },
});

export const exportPerson = endpoint('GET', '/persons/export', {
  access: 'person.export',
  query: ExportPersonQuery,
  answers: { 200: file('application/json') }, // or text/csv
});

export const erasePerson = endpoint('POST', '/persons/erasures', {
  access: 'person.erase',
  body: ErasePersonRequest,
  answers: { 201: Erasure },
});

export const listErasures = endpoint('GET', '/persons/erasures', {
  access: 'person.find',
  query: ErasureListQuery,
  answers: { 200: ErasureListResponse },
});
