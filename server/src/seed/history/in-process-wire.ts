import type { CallEngine } from '../../modules/calls/engine.ts';
import { receiveCall } from '../../modules/calls/receive-call.ts';
import { answerDialEnd, settleCall } from '../../modules/calls/settle-call.ts';
import type { Parameters, Wire } from '../../telephony/simulator/wire.ts';
import { parseDial, parseRecording, parseStatus, parseVoice } from '../../telephony/twilio-requests.ts';
import { createTwiml } from '../../telephony/twiml.ts';

const NO_HOST = 'http://in.process';

/** The same commands without HTTP, at whatever time the carrier says it is: history is made by the engine itself. */
export function createInProcessWire(engine: CallEngine): Wire & { settled: () => Promise<void> } {
  const twiml = createTwiml(NO_HOST, 'twilio');
  let told = Promise.resolve();

  async function take(path: string, parameters: Parameters, at: Date): Promise<string> {
    const { pathname, searchParams } = new URL(path, NO_HOST);
    const query = Object.fromEntries(searchParams);
    switch (pathname.split('/').at(-1)) {
      case 'voice':
        return twiml((await receiveCall(engine, parseVoice(parameters), at)).answer);
      case 'dial':
        return twiml(await answerDialEnd(engine, parseDial(parameters, query, at), at));
      case 'recording': {
        const heard = parseRecording(parameters);
        if (heard) await settleCall(engine, heard, at);
        return '';
      }
      default: {
        const heard = parseStatus(parameters, query, at);
        if (heard) await settleCall(engine, heard, at);
        return '';
      }
    }
  }

  return {
    ask: take,
    // One after the other: history has an order.
    tell: (path, parameters, at) => {
      told = told.then(async () => void (await take(path, parameters, at)));
      told.catch(() => undefined); // whoever waits until all is settled hears of it; a call that failed before does not wait
    },
    settled: () => told,
  };
}
