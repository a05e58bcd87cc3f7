import type { Answering, LiveChange } from '@callstead/contract/live';
import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** The stream of news of the pages opened after this; without it they are deaf. */
export function hearLive(): { tell: (change: LiveChange) => void; tellAnswering: (answering: Answering) => void } {
  const open = new Set<EventTarget>();
  const Source = class extends EventTarget {
    constructor() {
      super();
      open.add(this);
    }
    close() {
      open.delete(this);
    }
  };
  vi.stubGlobal('EventSource', Source);
  const say = (event: string, data: object) =>
    act(() => {
      for (const source of open) source.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }));
    });
  return { tell: (change) => say('message', change), tellAnswering: (answering) => say('answering', answering) };
}
