import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleAddress, isSameLinks, readHost } from './campaign-links.ts';
import { MACROS } from './destination.ts';
import { isPublicHost } from './web-address.ts';

test('a host is read however it is written, and only public ones are', () => {
  expect(readHost(' Shop.Example.COM ')).toBe('shop.example.com');
  expect(readHost('https://shop.example.com/item?x=1')).toBe('shop.example.com');
  for (const wrong of ['localhost', '127.0.0.1', 'shop', 'printer.local', 'a b.example', 'https://me@shop.example/'])
    expect(readHost(wrong)).toBeUndefined();
});

test('whatever is written, a host that is read is a public one', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((name) => `https://${name}.example/`),
      ),
      (written) => {
        const host = readHost(written);
        expect(host === undefined || isPublicHost(host)).toBe(true);
      },
    ),
  );
});

test('the example has every word in braces filled in, and the id of a click', () => {
  expect(exampleAddress('https://a.example/{sub1}?o={offer_id}', { offer_id: 'LG007' })).toBe(
    'https://a.example/blog?o=LG007&click_id=clk_01k7example',
  );
  const all = exampleAddress(`https://a.example/?${MACROS.map((name) => `${name}={${name}}`).join('&')}`);
  expect(all).not.toMatch(/[{}]|=(&|$)/);
  expect(exampleAddress('https://a.example/{nobody}')).toBeUndefined();
  expect(exampleAddress('http://127.0.0.1/')).toBeUndefined();
  expect(exampleAddress('')).toBeUndefined();
});

test('links are the same when nothing of them differs', () => {
  const links = { destination: 'https://a.example/', hosts: ['a.example'], fallback: null };
  expect(isSameLinks(links, { ...links, hosts: [...links.hosts] })).toBe(true);
  expect(isSameLinks(links, { ...links, hosts: [] })).toBe(false);
  expect(isSameLinks(links, { ...links, fallback: 'https://b.example/' })).toBe(false);
});
