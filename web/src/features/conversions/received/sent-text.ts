import type { ReceivedPostback } from '@callstead/contract/conversions/postbacks';

const MASKED = 'token=••••';

/** As it was sent, with its values readable and the token masked. */
export function sentText({ method, parameters }: Pick<ReceivedPostback, 'method' | 'parameters'>): string {
  const sent = Object.entries(parameters).map(([name, value]) => `${name}=${value}`);
  return `${method} /v1/postback?${[MASKED, ...sent].join('&')}`;
}
