/** A pattern for `like`: what people type means itself, also where it holds signs of a pattern. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
