import { expect, test } from 'vitest';
import { createMetrics, observerOf } from './metrics.ts';

test('what is counted the short way is what the library would have counted', async () => {
  const [short, long] = [createMetrics(), createMetrics()];
  const labels = { method: 'GET', route: '/t', status: 302 };
  const observe = observerOf(short.requestSeconds, labels);
  for (const seconds of [0, 0.005, 0.0051, 0.3, 5, 60]) {
    observe(seconds);
    long.requestSeconds.observe(labels, seconds);
  }
  const textOf = ({ registry }: typeof short) => registry.getSingleMetricAsString('http_request_duration_seconds');
  expect(await textOf(short)).toBe(await textOf(long));
});
