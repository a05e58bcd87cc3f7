import type { FieldError } from '@callstead/contract/problem';
import { DomainError } from '@callstead/domain/errors';
import { addressFault, bodyFault, type PostbackMethod } from '@callstead/domain/integrations/postback';
import type { Config } from '../../../config.ts';
import { parseTarget } from '../../../net/post-guarded.ts';

type Checked = { url: string; method: PostbackMethod; template: string | null; secretNames: readonly string[] };

/** Everything that is wrong with where it goes and what it says. */
export function checkPostback(config: Pick<Config, 'privateWebhooks'>, checked: Checked): void {
  const { url, method, template, secretNames } = checked;
  const fields: Record<string, FieldError> = {};
  const fault = addressFault(url, secretNames);
  const isTarget = parseTarget(url.replace(/\{[^{}]*\}/g, ''), { isPrivateAllowed: config.privateWebhooks });
  if (fault === 'macro_unknown') fields.url = 'macro_unknown';
  else if (fault || !isTarget) fields.url = 'website_invalid';
  if (method === 'POST') {
    const problem = template === null ? 'required' : bodyFault(template, secretNames);
    if (problem) fields.template = problem === 'unreadable' ? 'invalid' : problem;
  }
  if (new Set(secretNames).size < secretNames.length) fields.secrets = 'repeated';
  if (Object.keys(fields).length > 0) throw new DomainError('validation_failed', { fields });
}
