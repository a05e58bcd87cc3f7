import { endpoint, file } from './endpoint.ts';

/** Server-sent events: LiveChange in `data`, Answering in that of `answering`, and the events `resync` and `beat`. */
export const listenLive = endpoint('GET', '/live', {
  access: 'live.listen',
  answers: { 200: file('text/event-stream') },
});
