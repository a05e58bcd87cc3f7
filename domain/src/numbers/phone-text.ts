/** '+1 (305) 555-0110': how people in the US and Canada read a number; anything else stays as it is. */
export function phoneText(e164: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(e164) ?? [];
  return area ? `+1 (${area}) ${exchange}-${line}` : e164;
}
