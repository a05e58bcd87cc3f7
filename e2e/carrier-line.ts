import { createHmac, randomBytes } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expect } from './story.ts';

/** An account at a carrier, as its owner knows it. */
export type CarrierLogin = { accountSid: string; token: string };

type Parameters = Record<string, string>;

/** Plays a carrier whose caller is answered and talks: each webhook is signed with the account's own token. */
export async function ringThrough(
  network: { url: string; request: APIRequestContext },
  { accountSid, token }: CarrierLogin,
  { to, from, talkSeconds }: { to: string; from: string; talkSeconds: number },
): Promise<void> {
  const call = { AccountSid: accountSid, CallSid: `CA${randomBytes(16).toString('hex')}`, From: from, To: to };
  const post = async (path: string, parameters: Parameters): Promise<string> => {
    const url = new URL(path, network.url).href;
    const headers = { 'x-twilio-signature': signatureOf(token, url, parameters) };
    const answer = await network.request.post(url, { form: parameters, headers });
    expect(answer.ok(), `${path} answered ${answer.status()}`).toBe(true);
    return answer.text();
  };
  const place = { FromCountry: 'US', FromState: 'FL', StirVerstat: 'TN-Validation-Passed-A' };
  const order = await post('/carrier/twilio/voice', { ...call, ...place, CallStatus: 'ringing', Direction: 'inbound' });
  const [action, legCallback] = [attributeIn(order, 'action'), attributeIn(order, 'statusCallback')];
  if (action && legCallback) {
    const legSid = `CA${randomBytes(16).toString('hex')}`;
    const leg = { AccountSid: accountSid, CallSid: legSid, ParentCallSid: call.CallSid };
    await post(legCallback, { ...leg, CallStatus: 'in-progress', Timestamp: new Date().toUTCString() });
    const dialled = { DialCallSid: legSid, DialCallStatus: 'completed', DialCallDuration: String(talkSeconds) };
    await post(action, { ...call, ...dialled, CallStatus: 'in-progress' });
  }
  await post('/carrier/twilio/status', { ...call, CallStatus: 'completed', CallDuration: String(talkSeconds + 5) });
}

/** As carriers sign: the address, then every parameter by its name. */
function signatureOf(token: string, url: string, parameters: Parameters): string {
  const written = Object.keys(parameters)
    .sort()
    .map((name) => `${name}${parameters[name]}`);
  return createHmac('sha1', token)
    .update(`${url}${written.join('')}`)
    .digest('base64');
}

const attributeIn = (twiml: string, name: string) =>
  new RegExp(`\\s${name}="([^"]+)"`).exec(twiml)?.[1]?.replaceAll('&amp;', '&');
