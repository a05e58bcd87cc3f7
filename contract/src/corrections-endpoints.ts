import {
  CorrectionDetail,
  CorrectionFileQuery,
  CorrectionListQuery,
  CorrectionListResponse,
  PreviewCorrectionRequest,
  ReverseCorrectionRequest,
} from './corrections.ts';
import { ById, CSV, endpoint } from './endpoint.ts';

export const listCorrections = endpoint('GET', '/admin/corrections', {
  access: 'correction.list',
  query: CorrectionListQuery,
  answers: { 200: CorrectionListResponse },
});

export const readCorrection = endpoint('GET', '/admin/corrections/:id', {
  access: 'correction.list',
  params: ById,
  answers: { 200: CorrectionDetail },
});

/** Finds what the list shows and says what would become of each; nothing moves until it is started. */
export const previewCorrection = endpoint('POST', '/admin/corrections', {
  access: 'correction.run',
  body: PreviewCorrectionRequest,
  answers: { 201: CorrectionDetail },
  errors: ['correction_too_large'],
});

/** Started twice it runs once. */
export const startCorrection = endpoint('POST', '/admin/corrections/:id/start', {
  access: 'correction.run',
  params: ById,
  answers: { 200: CorrectionDetail },
  errors: ['correction_state'],
});

/** The preview of a set that puts back what this one did. */
export const reverseCorrection = endpoint('POST', '/admin/corrections/:id/reverse', {
  access: 'correction.run',
  params: ById,
  body: ReverseCorrectionRequest,
  answers: { 201: CorrectionDetail },
  errors: ['correction_state'],
});

/** All it found, as it stood and as it stands. */
export const downloadCorrection = endpoint('GET', '/admin/corrections/:id/items.csv', {
  access: 'correction.list',
  params: ById,
  query: CorrectionFileQuery,
  answers: { 200: CSV },
});
