import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LiveNews, openStream, waitBeforeTry } from './event-stream.ts';

class FakeSource extends EventTarget {
  readonly CLOSED = 2;
  readyState = 1;
  say(type: string, data: unknown = {}) {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
  }
  fail(readyState: 0 | 2) {
    this.readyState = readyState;
    this.dispatchEvent(new Event('error'));
  }
  close() {
    this.readyState = this.CLOSED;
  }
}

const sources: FakeSource[] = [];
const news: LiveNews[] = [];
const page = new EventTarget();
const newest = () => sources.at(-1) as FakeSource;
let close: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  sources.length = 0;
  news.length = 0;
  close = openStream(
    (each) => news.push(each),
    () => {
      sources.push(new FakeSource());
      return newest() as unknown as EventSource;
    },
  );
});
afterEach(() => {
  close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the wait doubles up to half a minute, and chance spreads it over its second half', () => {
  expect([1, 2, 3, 6, 60].map((failures) => waitBeforeTry(failures, 1))).toEqual([1000, 2000, 4000, 30_000, 30_000]);
  expect(waitBeforeTry(3, 0)).toBe(2000);
});

test('changes are handed on, and what is unknown means asking for everything', () => {
  newest().say('message', { topic: 'tickets', id: '7' });
  newest().say('message', { topic: 'from the future' });
  newest().say('resync');
  expect(news).toEqual([{ topic: 'tickets', id: '7' }, 'resync', 'resync']);
});

test('a colleague who answers is heard of, and the connection is known to be alive', () => {
  const answering = { ticketId: '7', by: { id: '1', name: 'Ana Ruiz' }, isTyping: true };
  vi.advanceTimersByTime(40_000);
  newest().say('answering', answering);
  vi.advanceTimersByTime(40_000);
  expect([news, sources.length]).toEqual([[{ answering }], 1]);
});

test('a lost server is tried again after ever longer waits, until it is back', () => {
  newest().fail(0);
  vi.advanceTimersByTime(999);
  expect(sources).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(sources).toHaveLength(2);
  newest().fail(0);
  vi.advanceTimersByTime(1999);
  expect(sources).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(sources).toHaveLength(3);
  newest().say('resync');
  newest().fail(0);
  vi.advanceTimersByTime(1000);
  expect(sources).toHaveLength(4);
  expect(news).toEqual(['resync']);
});

test('a refusal asks about the session', () => {
  newest().fail(2);
  expect(news).toEqual([{ topic: 'session' }]);
});

test('silence means that the connection is gone', () => {
  vi.advanceTimersByTime(40_000);
  newest().say('beat');
  vi.advanceTimersByTime(40_000);
  expect(sources).toHaveLength(1);
  vi.advanceTimersByTime(10_000);
  expect(sources).toHaveLength(2);
  expect(sources[0]?.readyState).toBe(2);
});

test('where the crowd is too large, it waits a minute', () => {
  newest().say('crowded');
  vi.advanceTimersByTime(59_999);
  expect(sources).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(sources).toHaveLength(2);
});

test('a network that is back is used at once', () => {
  newest().fail(0);
  page.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(0);
  expect(sources).toHaveLength(2);
});

test('what is closed stays closed', () => {
  close();
  vi.advanceTimersByTime(600_000);
  page.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(600_000);
  expect(sources).toHaveLength(1);
});
