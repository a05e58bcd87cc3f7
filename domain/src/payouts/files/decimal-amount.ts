/** 123456 → '1234.56'; never by way of a fraction. */
export function decimalAmount(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
