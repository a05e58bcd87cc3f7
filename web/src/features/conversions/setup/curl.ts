/** Where the token goes in an address that does not hold it yet. */
export const TOKEN_MACRO = '{token}';

/** The same report with the token in a header. `-g`: curl must leave the braces of macros alone. */
export function curlOf(address: string, token: string): string {
  const [place = '', query = ''] = address.split('?');
  const others = query.split('&').filter((pair) => pair !== '' && !pair.startsWith('token='));
  return `curl -g -H 'Authorization: Bearer ${token}' '${place}?${others.join('&')}'`;
}
