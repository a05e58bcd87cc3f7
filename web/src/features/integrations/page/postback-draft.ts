import {
  type PostbackAddress,
  PostbackAddressRequest,
  type PostbackPreviewRequest,
} from '@callstead/contract/integrations/postback-addresses';
import { POSTBACK_TEMPLATES, type PostbackTemplateName } from '@callstead/domain/integrations/postback-templates';
import { ApiError } from '../../../api/api-error.ts';

/** What somebody writes; `value` of a secret that is there is empty until they write another. */
export type PostbackDraft = Omit<PostbackAddressRequest, 'secrets' | 'template'> & {
  template: string;
  secrets: { name: string; value: string; isKept: boolean }[];
};

const NEW_BODY = '{\n  "id": "{event_id}",\n  "event": "{event}",\n  "payout": "{payout}"\n}';

export function draftOf(postback: PostbackAddress | undefined): PostbackDraft {
  if (!postback)
    return {
      ...{ name: '', url: '', method: 'GET', template: NEW_BODY, secrets: [], offerIds: [] },
      types: ['call.converted'],
    };
  const { name, url, method, template, types, secretNames, offerIds } = postback;
  return {
    ...{ name, url, method, types, offerIds, template: template ?? NEW_BODY },
    secrets: secretNames.map((secret) => ({ name: secret, value: '', isKept: true })),
  };
}

/** The rest of what was written stays. */
export function withTemplate(draft: PostbackDraft, name: PostbackTemplateName, title: string): PostbackDraft {
  const { method, url, template, secretNames, types } = POSTBACK_TEMPLATES[name];
  return {
    ...{ ...draft, name: draft.name || title, method, url, template: template ?? NEW_BODY, types: [...types] },
    secrets: secretNames.map((secret) => ({ name: secret, value: '', isKept: false })),
  };
}

export const requestOf = ({ secrets, template, ...draft }: PostbackDraft): PostbackAddressRequest => ({
  ...{ ...draft, template: draft.method === 'POST' ? template : null },
  secrets: secrets.map(({ name, value, isKept }) => ({ name, value: value === '' && isKept ? null : value })),
});

export const previewOf = ({ url, method, template, secrets }: PostbackDraft): PostbackPreviewRequest => ({
  ...{ url, method, template: method === 'POST' ? template : null, secretNames: secrets.map(({ name }) => name) },
});

export type Problems = Readonly<Record<string, string>>;

/** What the contract says of it already, without asking anybody. */
export function problemsIn(request: PostbackAddressRequest): Problems {
  const issues = PostbackAddressRequest.safeParse(request).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]).reverse());
}

/** What only the server could tell. */
export const problemsTold = (error: unknown): Problems =>
  error instanceof ApiError ? (error.problem?.fields ?? {}) : {};
