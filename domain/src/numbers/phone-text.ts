import { callingCodeOf } from './calling-code.ts';
import { PHONE_FORMATS } from './phone-formats.generated.ts';

/**
 * How people read a number: '+1 (305) 555-0110' in the United States and Canada, '+52 55 1234 5678' elsewhere. What is no number of
 * a plan we know stays as it is.
 */
export function phoneText(e164: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(e164) ?? [];
  if (area) return `+1 (${area}) ${exchange}-${line}`;
  return /^\+[1-9]\d{6,14}$/.test(e164) ? international(e164) : e164;
}

/** The spaces of the plan the number belongs to; a number its plan has no spaces for is told apart from its code at least. */
function international(e164: string): string {
  const code = callingCodeOf(e164);
  const rules = rulesOf(code);
  if (!rules) return e164;
  const national = e164.slice(code.length + 1);
  for (const { begins, groups } of rules) {
    const [, ...parts] = (begins.test(national) && groups.exec(national)) || [];
    if (parts.length > 0) return `+${code} ${parts.join(' ')}`;
  }
  return `+${code} ${national}`;
}

type Rule = { begins: RegExp; groups: RegExp };
const read = new Map<string, readonly Rule[]>();

function rulesOf(code: string): readonly Rule[] | undefined {
  const written = PHONE_FORMATS[code];
  if (written === undefined) return undefined;
  const rules = read.get(code) ?? written.split(' ').filter(Boolean).map(ruleOf);
  read.set(code, rules);
  return rules;
}

/** '5.4-5=1(?:3873|69)': five digits, then four or five, for numbers that begin so. */
function ruleOf(written: string): Rule {
  const [lengths = '', ...begins] = written.split('=');
  const groups = lengths.split('.').map((length) => `(\\d{${length.replace('-', ',')}})`);
  return { begins: new RegExp(`^(?:${begins.join('=')})`), groups: new RegExp(`^${groups.join('')}$`) };
}
