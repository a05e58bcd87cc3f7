import { expect, test } from 'vitest';
import { curlOf } from './curl-of.ts';

test('what a panel shows is asked for by the names that programs know', () => {
  const query = { view: 'publisher', language: 'es', campaign: 'HS001', billing: 'held', limit: 50, search: '' };
  expect(curlOf('https://network.example', '/calls', query)).toBe(
    [
      `curl -G 'https://network.example/v1/calls' \\`,
      `  -H "Authorization: Bearer $CALLSTEAD_KEY" \\`,
      `  --data-urlencode 'offerId=HS001' \\`,
      `  --data-urlencode 'billing=held'`,
    ].join('\n'),
  );
});

test('nothing that is searched for ends the quotes it stands in', () => {
  expect(curlOf('https://n.example', '/calls', { search: `a'; rm -rf $HOME #` })).toContain(
    `'search=a'\\''; rm -rf $HOME #'`,
  );
});
