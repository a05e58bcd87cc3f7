/** The part of TwiML a simulated carrier obeys. */
export type TwimlOrder =
  | {
      order: 'dial';
      number: string;
      action: string | null;
      statusCallback: string | null;
      recordingCallback: string | null;
      timeLimitSeconds: number;
    }
  | { order: 'hang_up' };

/** Reads what the network tells its carrier to do. Whoever sends something else than TwiML gets an error, as from a real one. */
export function readTwiml(xml: string): TwimlOrder {
  if (!/^<\?xml[^>]*\?><Response(\/>|>.*<\/Response>)$/s.test(xml.trim()))
    throw new Error(`no TwiML: ${xml.slice(0, 200)}`);
  const dial = /<Dial([^>]*)>(.*?)<\/Dial>/s.exec(xml);
  if (!dial) return { order: 'hang_up' };
  const [, attributes = '', inside = ''] = dial;
  const number = /<Number([^>]*)>([^<]+)<\/Number>/.exec(inside);
  return {
    order: 'dial',
    number: (number?.[2] ?? inside).trim(),
    action: attribute(attributes, 'action'),
    statusCallback: attribute(number?.[1] ?? '', 'statusCallback'),
    recordingCallback: attribute(attributes, 'recordingStatusCallback'),
    timeLimitSeconds: Number(attribute(attributes, 'timeLimit') ?? 14_400),
  };
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" };

function attribute(attributes: string, name: string): string | null {
  const value = new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
  return value?.replace(/&(amp|lt|gt|quot|apos);/g, (entity) => ENTITIES[entity] ?? entity) ?? null;
}
