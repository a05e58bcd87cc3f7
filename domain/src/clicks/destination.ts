import { AD_PARAMETERS, type AdParameter, SUB_PARAMETERS, type SubParameter } from './click-parameters.ts';
import { encodeUnsafe, parameterJoint, parseWebAddress, splitAtHash, withParameter } from './web-address.ts';

type Macro = 'click_id' | 'offer_id' | 'aff_id' | SubParameter | AdParameter;
export type MacroValues = Readonly<Partial<Record<Macro, string>>>;

/** Everything that may stand in a destination between braces. */
export const MACROS: readonly Macro[] = ['click_id', 'offer_id', 'aff_id', ...SUB_PARAMETERS, ...AD_PARAMETERS];
const isMacro = (name: string): name is Macro => (MACROS as readonly string[]).includes(name);

/** Where clicks of a campaign go, taken apart once: `texts` stand around the `macros`, one more than there are of those. */
export type Destination = { texts: readonly string[]; macros: readonly Macro[] };

export type DestinationFault = 'address_invalid' | 'macro_unknown';

const IN_BRACES = /\{([^{}]*)\}/g;

/** Undefined when it can be used; macros stand behind the host, so that no parameter decides where a visitor comes to. */
export function destinationFault(template: string): DestinationFault | undefined {
  const names = [...template.matchAll(IN_BRACES)].map(([, name = '']) => name);
  if (!names.every(isMacro)) return 'macro_unknown';
  const bare = template.replace(IN_BRACES, '');
  if (/[{}]/.test(bare)) return 'address_invalid';
  const origin = parseWebAddress(bare)?.origin;
  const first = template.indexOf('{');
  // Up to the first brace the host must be over, or a macro could lengthen it.
  const isBehindHost = first < 0 || /^https?:\/\/[^/?#]+[/?#]/i.test(template.slice(0, first));
  return origin && isBehindHost ? undefined : 'address_invalid';
}

/** Undefined for a template that cannot be used. */
export function compileDestination(template: string): Destination | undefined {
  if (destinationFault(template)) return undefined;
  const parts = template.split(/\{([^{}]*)\}/);
  const texts = parts.filter((_, index) => index % 2 === 0);
  const macros = parts.filter((_, index) => index % 2 === 1) as Macro[];
  const [first = '', ...others] = texts;
  const address = parseWebAddress(first);
  if (!address) return undefined;
  const safe = [`${address.origin}${address.rest}`, ...others.map(encodeUnsafe)];
  return macros.includes('click_id') ? { texts: safe, macros } : withClickId({ texts: safe, macros });
}

/** Before whatever follows '#': behind it no server would see the id. */
function withClickId({ texts, macros }: Destination): Destination {
  const at = texts.findIndex((text) => text.includes('#'));
  const index = at < 0 ? texts.length - 1 : at;
  const [before, after] = splitAtHash(texts[index] ?? '');
  const joint = parameterJoint([...texts.slice(0, index), before].join('_'));
  return {
    texts: [...texts.slice(0, index), `${before}${joint}click_id=`, after, ...texts.slice(index + 1)],
    macros: [...macros.slice(0, index), 'click_id', ...macros.slice(index)],
  };
}

/**
 * Every value is written so that it is one: no parameter can begin another, end the address or name a host. What several
 * know is taken from the first of them.
 */
export function buildDestination({ texts, macros }: Destination, ...known: readonly MacroValues[]): string {
  let address = texts[0] ?? '';
  for (let index = 0; index < macros.length; index += 1) {
    const value = firstValue(macros[index] as Macro, known);
    address += (value === undefined ? '' : encoded(value)) + (texts[index + 1] ?? '');
  }
  return address;
}

function firstValue(macro: Macro, known: readonly MacroValues[]): string | undefined {
  for (const values of known) if (values[macro] !== undefined) return values[macro];
  return undefined;
}

const WRITTEN_AS_IT_IS = /^[\w.~-]*$/;
/** Asking whether there is anything to encode takes half as long as encoding. */
const encoded = (value: string): string => (WRITTEN_AS_IT_IS.test(value) ? value : encodeURIComponent(value));

/** A deep link leads only to hosts that the campaign names; undefined for any other. */
export function buildDeepLink(to: string, hosts: readonly string[], clickId: string): string | undefined {
  const address = parseWebAddress(to);
  if (!address || !hosts.includes(address.host)) return undefined;
  return withParameter(`${address.origin}${address.rest}`, 'click_id', clickId);
}
