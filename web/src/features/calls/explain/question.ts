import { ASKED_PLACES, type ExplainCallRequest } from '@callstead/contract/calls/test-calls';
import { US_STATES } from '@callstead/domain/campaigns/us-states';
import { localMoment } from '@callstead/domain/local-moment';

/** What the form holds, as text: it stands in the address as it is, so that an answer can be shared. */
const FIELDS = ['line', 'caller', 'number', 'place', 'state', 'zip', 'at', 'zone'] as const;
export type ExplainQuestion = Record<(typeof FIELDS)[number], string>;

export const CALLERS = ['anybody', 'number', 'hidden'] as const;

/** A mangled address falls back to a call from anybody, now. */
export function readQuestion(params: URLSearchParams, zone: string): ExplainQuestion {
  const given = (name: keyof ExplainQuestion) => params.get(name)?.trim() ?? '';
  const oneOf = (name: keyof ExplainQuestion, values: readonly string[]) =>
    values.find((value) => value === given(name)) ?? values[0] ?? '';
  const zoneAsked = isZone(given('zone')) ? given('zone') : zone;
  return {
    line: given('line'),
    caller: oneOf('caller', CALLERS),
    number: given('number'),
    place: oneOf('place', ASKED_PLACES),
    state: oneOf('state', ['', ...US_STATES]),
    zip: given('zip'),
    at: localMoment(given('at'), zoneAsked) ? given('at') : '',
    zone: zoneAsked,
  };
}

/** Only what was asked; whose panel it is stays. */
export function writeQuestion(question: ExplainQuestion, params: URLSearchParams): URLSearchParams {
  const kept = [...params].filter(([name]) => !(FIELDS as readonly string[]).includes(name));
  const { line, caller, number, place, state, zip, at, zone } = question;
  const asked: Partial<ExplainQuestion> = {
    line,
    ...(caller !== 'anybody' && { caller }),
    ...(caller === 'number' && { number }),
    ...(place !== 'number' && { place }),
    ...(place === 'state' && { state }),
    ...(place === 'zip' && { zip }),
    ...(at && { at, zone }),
  };
  return new URLSearchParams([...kept, ...Object.entries(asked)]);
}

/** What the server is asked. */
export function requestOf(question: ExplainQuestion): Omit<ExplainCallRequest, 'view' | 'language'> {
  const { caller, number, place, state, zip, at, zone } = question;
  return {
    callerNumber: caller === 'number' ? number : null,
    isHidden: caller === 'hidden',
    place: ASKED_PLACES.find((each) => each === place) ?? 'number',
    state: place === 'state' ? (US_STATES.find((each) => each === state) ?? null) : null,
    zip: place === 'zip' ? zip : null,
    at: localMoment(at, zone)?.toISOString() ?? null,
  };
}

function isZone(zone: string): boolean {
  try {
    return zone !== '' && Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}
