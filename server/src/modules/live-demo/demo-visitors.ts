import { pathOf } from '@callstead/domain/leads/check-answers';
import type { FormField, OwnField } from '@callstead/domain/leads/form';
import { readNumber } from '../../telephony/read-number.ts';
import type { Chance } from '../../telephony/simulator/chance.ts';
import { aZip } from '../../telephony/simulator/plan-traffic.ts';
import { type FictionalCaller, fictionalCallers } from '../calls/test-calls/fictional-callers.ts';
import { elsewhere } from './demo-callers.ts';
import type { DemoLine } from './queries.ts';

export type DemoVisitor = { address: string; userAgent: string };
/** Where a click came from: what a publisher would write into the link. */
export type DemoSource = { sub1: string; source: string; referrer: string | null };

const PEOPLE = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
] as const;
const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

const SOURCES: readonly DemoSource[] = [
  { sub1: 'urgencias', source: 'google', referrer: 'https://www.google.com/' },
  { sub1: 'comparador', source: 'seo', referrer: 'https://comparaservicios.example/cerca' },
  { sub1: 'grupo', source: 'facebook', referrer: 'https://m.facebook.com/' },
  { sub1: 'boletin', source: 'correo', referrer: null },
];

const FIRST_NAMES = ['Ana', 'Luis', 'Marta', 'Jorge', 'Elena', 'Carmen', 'Hugo', 'Teresa', 'Carlos', 'Julia'];
const LAST_NAMES = ['Ruiz', 'Vidal', 'Ortiz', 'Peralta', 'Castro', 'Soler', 'Duarte', 'Rojas', 'Molina'];

const SHARES = { bot: 0.08, again: 0.1, elsewhere: 0.08 };
const READS_MS = { least: 4_000, most: 9_000 };
const CANDIDATES = 30;
const REMEMBERED = 30;

type Applicant = FictionalCaller & { firstName: string; lastName: string };
export type DemoVisitors = ReturnType<typeof createDemoVisitors>;

/** People who click and ask to be contacted. None of them exists. */
export function createDemoVisitors(chance: Chance) {
  const visitors: DemoVisitor[] = [];
  const applicants: { campaignId: string; applicant: Applicant }[] = [];

  function applicantFor({ campaignId, terms }: DemoLine): Applicant {
    const known = applicants.filter((each) => each.campaignId === campaignId);
    if (known.length > 0 && chance.happens(SHARES.again)) return chance.pick(known).applicant;
    const geo = chance.happens(SHARES.elsewhere) ? elsewhere(terms.geo) : terms.geo;
    const candidates = fictionalCallers(chance, geo, CANDIDATES);
    // Of some areas nobody can tell whether these numbers exist: a form would not take them.
    const reached = candidates.find(({ number }) => readNumber(number)) ?? chance.pick(candidates);
    const applicant = { ...reached, firstName: chance.pick(FIRST_NAMES), lastName: chance.pick(LAST_NAMES) };
    remember(applicants, { campaignId, applicant });
    return applicant;
  }

  return {
    drawVisitor: (): DemoVisitor => {
      if (visitors.length > 0 && chance.happens(SHARES.again)) return chance.pick(visitors);
      const visitor = { ...aVisitor(chance), ...(chance.happens(SHARES.bot) && { userAgent: BOT }) };
      remember(visitors, visitor);
      return visitor;
    },
    drawApplicant: (): DemoVisitor => aVisitor(chance),
    drawSource: (): DemoSource => chance.pick(SOURCES),
    drawReadMs: () => chance.integer(READS_MS.least, READS_MS.most),
    answer: (fields: readonly FormField[], line: DemoLine): ReadonlyMap<string, string> => {
      const applicant = applicantFor(line);
      return new Map(fields.map((field) => [pathOf(field), answerTo(chance, field, applicant)]));
    },
  };
}

function remember<Item>(items: Item[], item: Item): void {
  items.push(item);
  if (items.length > REMEMBERED) items.shift();
}

/** This machine's own addresses are many: every visitor has one, as outside. */
function aVisitor(chance: Chance): DemoVisitor {
  const [a, b, c] = [chance.integer(1, 254), chance.integer(1, 254), chance.integer(1, 254)];
  return { address: `127.${a}.${b}.${c}`, userAgent: chance.pick(PEOPLE) };
}

function answerTo(chance: Chance, field: FormField, applicant: Applicant): string {
  return field.kind === 'standard' ? standardAnswer(chance, field.name, applicant) : ownAnswer(chance, field);
}

function standardAnswer(chance: Chance, name: string, { firstName, lastName, number, state }: Applicant): string {
  const answers: Record<string, string> = {
    ...{ firstName, lastName, phone: number, state: state ?? '' },
    email: `${firstName.toLowerCase()}${number.slice(2, 5)}${number.slice(-3)}@correo.example`,
    zip: (state && aZip(chance, state)) ?? '',
  };
  return answers[name] ?? '';
}

/** By what its name asks for; anything else is a small number. */
const NUMBERS: readonly [asks: RegExp, least: number, most: number][] = [
  [/birth/, 1958, 1996],
  [/year/, 2008, 2025],
  [/(^|_)age/, 35, 78],
];

function ownAnswer(chance: Chance, { kind, name, choices }: OwnField): string {
  if (kind === 'choice') return choices.length > 0 ? chance.pick(choices).value : '';
  if (kind === 'yes_no') return chance.happens(0.6) ? 'yes' : 'no';
  if (kind === 'date') return `20${chance.integer(10, 24)}-0${chance.integer(1, 9)}-${chance.integer(10, 28)}`;
  if (kind === 'text') return 'Por la tarde, por favor.';
  const [, least, most] = NUMBERS.find(([asks]) => asks.test(name)) ?? [null, 1, 5];
  return String(chance.integer(least, most));
}
