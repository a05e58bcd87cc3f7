import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveNews } from './event-stream.ts';
import { shareStream } from './shared-stream.ts';

/** One holder at a time, in the order they asked, as a browser hands out its locks. */
function fakeLocks() {
  const queues = new Map<string, Promise<unknown>>();
  return {
    request: (name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) => {
      const turn = (queues.get(name) ?? Promise.resolve()).then(() => (signal.aborted ? undefined : work()));
      queues.set(name, turn);
      return turn;
    },
  };
}

const sources: (EventTarget & { close: () => void })[] = [];
const connect = () => {
  const source = Object.assign(new EventTarget(), { close: () => undefined });
  sources.push(source);
  return source as unknown as EventSource;
};
const say = (index: number, type: string, data: object = {}) =>
  sources[index]?.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));

function openTab(userId: string) {
  const news: LiveNews[] = [];
  const close = shareStream(userId, (each) => news.push(each), connect);
  return { news, close };
}

beforeEach(() => {
  sources.length = 0;
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('navigator', { locks: fakeLocks() });
});
afterEach(() => vi.unstubAllGlobals());

test('tabs of one person share a stream, and the next one takes over', async () => {
  const [first, second] = [openTab('ana'), openTab('ana')];
  await vi.waitFor(() => expect(sources).toHaveLength(1));
  say(0, 'message', { topic: 'calls' });
  await vi.waitFor(() => expect(second.news).toEqual([{ topic: 'calls' }]));
  expect(first.news).toEqual([{ topic: 'calls' }]);
  first.close();
  await vi.waitFor(() => expect(sources).toHaveLength(2));
  say(1, 'resync');
  expect(second.news.at(-1)).toBe('resync');
  second.close();
});

test('another person hears nothing of it', async () => {
  const [ana, bob] = [openTab('ana2'), openTab('bob')];
  await vi.waitFor(() => expect(sources).toHaveLength(2));
  say(0, 'resync');
  expect([ana.news, bob.news]).toEqual([['resync'], []]);
  for (const tab of [ana, bob]) tab.close();
});

test('without locks every tab listens for itself', () => {
  vi.stubGlobal('navigator', {});
  const tabs = [openTab('eva'), openTab('eva')];
  expect(sources).toHaveLength(2);
  for (const tab of tabs) tab.close();
});
