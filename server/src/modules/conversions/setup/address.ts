export const postbackEndpoint = (publicUrl: string) => new URL('/v1/postback', publicUrl).href;

type Values = { token: string; clickId: string; amount: string };

/** The address to paste; a placeholder in braces stands for what the advertiser's own system puts there. */
export function postbackAddress(publicUrl: string, { token, clickId, amount }: Values): string {
  const isTest = !clickId.startsWith('{');
  const txid = isTest ? 'test-1' : '{txid}';
  return `${postbackEndpoint(publicUrl)}?token=${token}&click_id=${clickId}&status=approved&amount=${amount}&txid=${txid}`;
}
