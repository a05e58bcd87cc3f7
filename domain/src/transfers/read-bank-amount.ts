/** '1.234,56' and '1,234.56': whatever groups by three is no decimal sign, for money has two decimals at most. */
const POINT_DECIMALS = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/;
const COMMA_DECIMALS = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/;
const SIGNED = /^(?:\((?<owed>.+)\)|(?<sign>[+-]?)(?<plain>[^+-]+?)(?<behind>-?))$/;

/** What a bank wrote, in cents and exact: digits are read, never multiplied. Undefined when it is no amount. */
export function readBankAmount(written: string): number | undefined {
  const bare = written.replace(/[\s\u00A0\u202F'’$]|USD|US/gi, '').replace(/\u2212/g, '-');
  const { owed, sign, plain, behind } = SIGNED.exec(bare)?.groups ?? {};
  const digits = digitsOf(owed ?? plain ?? '');
  if (digits === undefined) return undefined;
  const cents = Number(digits);
  if (!Number.isSafeInteger(cents)) return undefined;
  const isBelowZero = owed !== undefined || sign === '-' || behind === '-';
  return isBelowZero && cents !== 0 ? -cents : cents;
}

function digitsOf(amount: string): string | undefined {
  const [, whole, decimals = ''] = POINT_DECIMALS.exec(amount) ?? COMMA_DECIMALS.exec(amount) ?? [];
  return whole === undefined ? undefined : `${whole.replace(/[.,]/g, '')}${decimals.padEnd(2, '0')}`;
}
