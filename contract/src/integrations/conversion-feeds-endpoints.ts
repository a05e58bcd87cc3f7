import { ById, endpoint, Nothing } from '../endpoint.ts';
import {
  ConversionFeedListQuery,
  ConversionFeedListResponse,
  ConversionFeedRequest,
  CreatedConversionFeed,
} from './conversion-feeds.ts';

/** Files for the scheduled upload of Google Ads, each at a secret address. */
export const listConversionFeeds = endpoint('GET', '/conversion-feeds', {
  access: 'conversion-feed.list',
  query: ConversionFeedListQuery,
  answers: { 200: ConversionFeedListResponse },
  errors: ['not_offered'],
});

export const createConversionFeed = endpoint('POST', '/conversion-feeds', {
  access: 'conversion-feed.create',
  body: ConversionFeedRequest,
  answers: { 201: CreatedConversionFeed },
  errors: ['not_offered', 'integration_limit'],
});

/** From now on the address before this one is nobody's. */
export const rotateConversionFeed = endpoint('POST', '/conversion-feeds/:id/addresses', {
  access: 'conversion-feed.rotate',
  params: ById,
  answers: { 201: CreatedConversionFeed },
  errors: ['not_offered'],
});

export const deleteConversionFeed = endpoint('DELETE', '/conversion-feeds/:id', {
  access: 'conversion-feed.delete',
  params: ById,
  answers: { 204: Nothing },
  errors: ['not_offered'],
});
