import { fillJson, fillText, isJson, macrosIn, whole } from '../../delivery/fill-template.ts';
import type { DeliveredLead, FieldValue } from './delivered-lead.ts';

export const BODY_KINDS = ['json', 'form'] as const;
export type BodyKind = (typeof BODY_KINDS)[number];

const VALUES = {
  lead_id: ({ id }) => id,
  offer_id: ({ offerId }) => offerId,
  test: ({ test }) => test,
  arrived_at: ({ arrivedAt }) => arrivedAt,
  first_name: ({ firstName }) => firstName,
  last_name: ({ lastName }) => lastName,
  phone: ({ phone }) => phone,
  email: ({ email }) => email,
  zip: ({ zip }) => zip,
  state: ({ state }) => state,
  consent_text: ({ consent }) => consent?.text ?? null,
  consent_at: ({ consent }) => consent?.capturedAt ?? null,
  consent_url: ({ consent }) => consent?.url ?? null,
  consent_ip: ({ consent }) => consent?.ip ?? null,
  certificate_url: ({ consent }) => consent?.certificateUrl ?? null,
} satisfies Record<string, (lead: DeliveredLead) => FieldValue>;

export type Macro = keyof typeof VALUES;
export const MACROS = Object.keys(VALUES) as Macro[];

const OWN = /^field\.([a-z][a-z0-9_]{0,39})$/;

const isKnown = (name: string): name is Macro => Object.hasOwn(VALUES, name);
const isMacro = (name: string) => isKnown(name) || OWN.test(name);

/** Null for what was not asked or not answered. */
function valueFor(lead: DeliveredLead, name: string): FieldValue {
  const own = OWN.exec(name)?.[1];
  if (own !== undefined) return Object.hasOwn(lead.fields, own) ? (lead.fields[own] ?? null) : null;
  return isKnown(name) ? VALUES[name](lead) : null;
}

/** The body of a request. */
export function fillTemplate(kind: BodyKind, template: string, lead: DeliveredLead): string {
  const valueIn = (name: string) => valueFor(lead, name);
  if (kind === 'json') return JSON.stringify(fillJson(JSON.parse(template), valueIn));
  return pairsOf(template)
    .map(({ name, value }) => `${encoded(name)}=${encoded(fillText(value, valueIn))}`)
    .join('&');
}

/** As forms are. */
const encoded = (text: string) => encodeURIComponent(whole(text)).replaceAll('%20', '+');

/** One `name=value` a line; all behind the first sign of equality is the value. */
const pairsOf = (template: string) =>
  template
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const at = line.indexOf('=');
      return at < 1 ? { name: '', value: line } : { name: line.slice(0, at).trim(), value: line.slice(at + 1).trim() };
    });

export type TemplateProblem = { problem: 'unreadable' } | { problem: 'unknown_macro'; macro: string };

/** The first thing that is wrong with it; undefined: it can be sent. */
export function checkTemplate(kind: BodyKind, template: string): TemplateProblem | undefined {
  if (!isReadable(kind, template)) return { problem: 'unreadable' };
  const unknown = macrosIn(template).find((name) => !isMacro(name));
  return unknown === undefined ? undefined : { problem: 'unknown_macro', macro: unknown };
}

function isReadable(kind: BodyKind, template: string): boolean {
  if (kind === 'form') {
    const pairs = pairsOf(template);
    return pairs.length > 0 && pairs.every(({ name }) => name !== '');
  }
  return isJson(template);
}

/** Where most begin. */
export const USUAL_TEMPLATES: Record<BodyKind, string> = {
  json: JSON.stringify(
    {
      ...{ id: '{lead_id}', test: '{test}', firstName: '{first_name}', lastName: '{last_name}' },
      ...{ phone: '{phone}', email: '{email}', zip: '{zip}' },
    },
    null,
    2,
  ),
  form: 'id={lead_id}\ntest={test}\nfirst_name={first_name}\nlast_name={last_name}\nphone={phone}\nemail={email}\nzip={zip}',
};
