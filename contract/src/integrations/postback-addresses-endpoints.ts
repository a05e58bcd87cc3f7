import { ById, endpoint } from '../endpoint.ts';
import {
  PostbackAddress,
  PostbackAddressListQuery,
  PostbackAddressListResponse,
  PostbackAddressRequest,
  PostbackOptions,
  PostbackOptionsQuery,
  PostbackPreview,
  PostbackPreviewRequest,
} from './postback-addresses.ts';

/** Those of one's own account, the newest first. They are paused, tested, deleted and read like webhooks, by their id. */
export const listPostbackAddresses = endpoint('GET', '/postback-addresses', {
  access: 'postback-address.list',
  query: PostbackAddressListQuery,
  answers: { 200: PostbackAddressListResponse },
  errors: ['not_offered'],
});

export const readPostbackOptions = endpoint('GET', '/postback-addresses/options', {
  access: 'postback-address.list',
  query: PostbackOptionsQuery,
  answers: { 200: PostbackOptions },
  errors: ['not_offered'],
});

export const createPostbackAddress = endpoint('POST', '/postback-addresses', {
  access: 'postback-address.create',
  body: PostbackAddressRequest,
  answers: { 201: PostbackAddress },
  errors: ['not_offered', 'integration_limit'],
});

export const editPostbackAddress = endpoint('PUT', '/postback-addresses/:id', {
  access: 'postback-address.edit',
  params: ById,
  body: PostbackAddressRequest,
  answers: { 200: PostbackAddress },
  errors: ['not_offered'],
});

/** Changes nothing. */
export const previewPostback = endpoint('POST', '/postback-addresses/previews', {
  access: 'postback-address.create',
  body: PostbackPreviewRequest,
  answers: { 200: PostbackPreview },
  errors: ['not_offered'],
});
