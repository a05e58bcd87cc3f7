import type { AddressInfo } from 'node:net';
import type { App } from '../http/zod.ts';
import type { Person } from './test-network.ts';

/** Streams are nothing that can be injected: the server takes a real port. */
export async function liveAddress(app: App): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/live`;
}

/** Somebody's open page. */
export async function listenAt(url: string, person: Person) {
  const response = await fetch(url, { headers: person.headers });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  return {
    response,
    /** Reads on until `text` has come. */
    hears: async (text: string) => {
      while (!heard.includes(text)) {
        const { value, done } = (await reader?.read()) ?? { done: true };
        if (done) throw new Error(`the stream ended after:\n${heard}`);
        heard += value;
      }
      return heard;
    },
    ends: async () => {
      while (!(await reader?.read())?.done);
    },
    leaves: () => reader?.cancel(),
  };
}
