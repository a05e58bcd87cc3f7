import { ById, endpoint, Nothing } from '../endpoint.ts';
import { ApiKeyListQuery, ApiKeyListResponse, CreateApiKeyRequest, CreatedApiKey } from './api-keys.ts';

/** Those of one's own account, the newest first. */
export const listApiKeys = endpoint('GET', '/api-keys', {
  access: 'api-key.list',
  query: ApiKeyListQuery,
  answers: { 200: ApiKeyListResponse },
  errors: ['not_offered'],
});

export const createApiKey = endpoint('POST', '/api-keys', {
  access: 'api-key.create',
  body: CreateApiKeyRequest,
  answers: { 201: CreatedApiKey },
  errors: ['not_offered', 'integration_limit', 'rate_limited', 'two_factor_enrolment_required'],
});

export const revokeApiKey = endpoint('DELETE', '/api-keys/:id', {
  access: 'api-key.revoke',
  params: ById,
  answers: { 204: Nothing },
  errors: ['not_offered'],
});
