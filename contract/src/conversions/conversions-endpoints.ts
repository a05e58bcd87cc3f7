import * as z from 'zod';
import { ById, CSV, endpoint, Nothing } from '../endpoint.ts';
import {
  ByConversionId,
  ConversionBilling,
  ConversionDetail,
  ConversionDetailQuery,
  ConversionExportQuery,
  ConversionListQuery,
  ConversionListResponse,
  ConversionSummary,
  ConversionSummaryQuery,
  DecideConversionRequest,
  DisputeConversionRequest,
  InLanguage,
} from './conversions.ts';
import {
  IssuedPostbackToken,
  PostbackListQuery,
  PostbackListResponse,
  PostbackSetup,
  PostbackTest,
  PostbackTokenKey,
} from './postbacks.ts';

export const listConversions = endpoint('GET', '/conversions', {
  access: 'conversion.list',
  query: ConversionListQuery,
  answers: { 200: ConversionListResponse },
});

/** What the whole list comes to. */
export const readConversionSummary = endpoint('GET', '/conversions/summary', {
  access: 'conversion.list',
  query: ConversionSummaryQuery,
  answers: { 200: ConversionSummary },
});

/** The whole list as a file, in the columns the viewer may see. */
export const exportConversions = endpoint('GET', '/conversions/export', {
  access: 'conversion.list',
  query: ConversionExportQuery,
  answers: { 200: CSV },
});

export const readConversion = endpoint('GET', '/conversions/:id', {
  access: 'conversion.read',
  params: ByConversionId,
  query: ConversionDetailQuery,
  answers: { 200: ConversionDetail },
});

export const disputeConversion = endpoint('POST', '/conversions/:id/dispute', {
  access: 'conversion.dispute',
  params: ByConversionId,
  body: DisputeConversionRequest,
  answers: { 200: ConversionBilling },
  errors: ['billing_state'],
});

export const decideConversion = endpoint('POST', '/admin/conversions/:id/decision', {
  access: 'conversion.decide',
  params: ByConversionId,
  body: DecideConversionRequest,
  answers: { 200: ConversionBilling },
  errors: ['billing_state', 'insufficient_balance'],
});

/** Everything that came in for one's campaigns, newest first. The live topic `postbacks` names each. */
export const listPostbacks = endpoint('GET', '/postbacks', {
  access: 'postback.list',
  query: PostbackListQuery,
  answers: { 200: PostbackListResponse },
});

export const readPostbackSetup = endpoint('GET', '/advertiser/campaigns/:id/postback', {
  access: 'postback.read',
  params: ById,
  query: z.object(InLanguage),
  answers: { 200: PostbackSetup },
});

/** The first one, or one beside the current: that stays valid as `previous` until it is revoked or the next is issued. */
export const issuePostbackToken = endpoint('POST', '/advertiser/campaigns/:id/postback/tokens', {
  access: 'postback.issue-token',
  params: ById,
  query: z.object(InLanguage),
  answers: { 201: IssuedPostbackToken },
});

export const revokePostbackToken = endpoint('DELETE', '/advertiser/campaigns/:id/postback/tokens/:tokenId', {
  access: 'postback.revoke-token',
  params: PostbackTokenKey,
  answers: { 204: Nothing },
});

export const testPostback = endpoint('POST', '/advertiser/campaigns/:id/postback/test', {
  access: 'postback.test',
  params: ById,
  answers: { 201: PostbackTest },
});
