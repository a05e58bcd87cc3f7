import { expect, test } from 'vitest';
import { readTrackingHosts } from './tracking-hosts.ts';

test('hosts are read however they were parted, each once, also out of an address', () => {
  expect(readTrackingHosts(' Go.Example.com,\nhttps://links.example.net/x\n\ngo.example.com ')).toEqual([
    'go.example.com',
    'links.example.net',
  ]);
  expect(readTrackingHosts('')).toEqual([]);
});

test('what is no public name spoils the list', () => {
  for (const written of ['localhost', '10.0.0.1', 'go.example.com bad_host', 'http://[::1]/'])
    expect(readTrackingHosts(written)).toBeUndefined();
});
