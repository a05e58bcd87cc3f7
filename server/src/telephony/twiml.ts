import type { CarrierDialect } from '@callstead/domain/numbers/carrier-account';
import type { CallAnswer } from '@callstead/domain/settling/call-answer';
import VoiceResponse from 'twilio/lib/twiml/VoiceResponse.js';
import { carry } from './carried-decision.ts';
import { RING_SECONDS, TALK_LIMIT_SECONDS } from './port.ts';

/** Callers live in the United States; the sentences say nothing an advertiser or publisher would mind. */
const SENTENCES = {
  recorded: 'This call may be recorded for quality.',
  refuse: 'We are sorry, nobody can take your call right now. Please try again later. Goodbye.',
  apologize: 'We are sorry, something went wrong on our side. Please call again in a moment. Goodbye.',
} as const;
const VOICE = { language: 'en-US' } as const;

/** Making the XML takes longer than everything else at a ring, and the same target always gets the same. */
const MAX_KEPT = 10_000;

export type Twiml = (answer: CallAnswer) => string;

/** In the dialect of Telnyx, TeXML, the same documents do. */
export function createTwiml(publicUrl: string, dialect: CarrierDialect): Twiml {
  const kept = new Map<string, string>();
  return (answer) => {
    const key = JSON.stringify(answer);
    const known = kept.get(key);
    if (known) return known;
    if (kept.size >= MAX_KEPT) kept.clear();
    const made = makeTwiml(answer, { address: `${publicUrl}/carrier/${dialect}`, dialect });
    kept.set(key, made);
    return made;
  };
}

type Spoken = { address: string; dialect: CarrierDialect };

function makeTwiml(answer: CallAnswer, spoken: Spoken): string {
  const response = new VoiceResponse();
  switch (answer.do) {
    case 'dial':
      dialTarget(response, answer, spoken);
      break;
    case 'overflow':
      response.dial({ timeout: RING_SECONDS, timeLimit: TALK_LIMIT_SECONDS, answerOnBridge: true }, answer.number);
      break;
    case 'refuse':
    case 'apologize':
      response.say(VOICE, SENTENCES[answer.do]);
      response.hangup();
      break;
    case 'hang_up':
      response.hangup();
      break;
  }
  return response.toString();
}

function dialTarget(
  response: VoiceResponse,
  { number, position, records, next }: Extract<CallAnswer, { do: 'dial' }>,
  { address, dialect }: Spoken,
) {
  if (records) response.say(VOICE, SENTENCES.recorded);
  const dial = response.dial({
    action: `${address}/dial?target=${position}${carry({ records, next })}`,
    timeout: RING_SECONDS,
    timeLimit: TALK_LIMIT_SECONDS,
    answerOnBridge: true,
    ...(records && {
      record: 'record-from-answer-dual' as const,
      ...(dialect === 'telnyx' && { recordingChannels: 'dual' }), // beside `record`, and one where it is not told
      recordingStatusCallback: `${address}/recording`,
    }),
  });
  dial.number(
    { statusCallback: `${address}/status?target=${position}`, statusCallbackEvent: ['answered', 'completed'] },
    number,
  );
}
