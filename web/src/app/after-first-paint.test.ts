import { expect, test } from 'vitest';
import { startAfterFirstPaint } from './after-first-paint.ts';

const PAGE =
  '<head><link rel="modulepreload" href="/a.js" nonce="n"/></head><body><p>Text</p><script nonce="n">window.x = 1</script>' +
  '<script nonce="n" type="module" async="">import "/a.js"</script></body>';

test('modules wait until the page stands; plain scripts and content stay as they are', () => {
  const html = startAfterFirstPaint(PAGE, 'n');
  expect(html).toContain('<link rel="later" href="/a.js" nonce="n"/>');
  expect(html).toContain('<script nonce="n" type="later">import "/a.js"</script>');
  expect(html).toContain('<p>Text</p><script nonce="n">window.x = 1</script>');
  expect(html).toMatch(/<script nonce="n">\(\(.*document\.currentScript\)<\/script><\/body>$/s);
});
