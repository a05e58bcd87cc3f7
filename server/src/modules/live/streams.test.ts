import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { sendEvent } from './streams.ts';

/** A page at the end of a line that takes nothing. */
function stuckStream() {
  const stream = {
    writableLength: 0,
    destroyed: false,
    writableEnded: false,
    write: (text: string) => {
      stream.writableLength += text.length;
    },
    destroy: () => {
      stream.destroyed = true;
    },
  };
  return stream;
}

test('a page that does not read is let go before it fills our memory', () => {
  const stream = stuckStream();
  for (let count = 0; count < 100_000; count += 1) sendEvent(stream as unknown as ServerResponse, 'data: {}\n\n');
  expect(stream.destroyed).toBe(true);
  expect(stream.writableLength).toBeLessThan(70_000);
});
