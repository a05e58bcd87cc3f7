import { callingCodeOf } from '../numbers/calling-code.ts';

const DOT = '•';

/** '+13055550123' is '+1 305 ••• ••23' to publishers: they tell callers apart, and can call none of them. */
export function maskCaller(caller: string): string {
  const digits = digitsOf(caller);
  const american = /^1(\d{3})\d{5}(\d{2})$/.exec(digits);
  if (american) return `+1 ${american[1]} ${DOT.repeat(3)} ${DOT.repeat(2)}${american[2]}`;
  const code = callingCodeOf(`+${digits}`);
  const hidden = digits.length - code.length - SHOWN;
  return hidden < FEWEST_HIDDEN ? DOT.repeat(digits.length) : `+${code} ${DOT.repeat(hidden)}${digits.slice(-SHOWN)}`;
}

const SHOWN = 2;
/** Of a number with fewer digits too little would stay hidden. */
const FEWEST_HIDDEN = 5;

const digitsOf = (text: string) => text.replace(/\D/g, '');
