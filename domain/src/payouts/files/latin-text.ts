/** Letters that are more than a base letter with a mark. */
const SPELLED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
  ı: 'i',
  '’': "'",
  '‘': "'",
  '–': '-',
  '—': '-',
};

/** Without marks, in ASCII, on one line: a sign that nobody can write there becomes a dot. */
export function asciiText(written: string): string {
  const folded = written.normalize('NFKD').replace(/\p{M}/gu, '');
  return [...folded]
    .map((sign) => SPELLED[sign] ?? sign)
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/[^ -~]/g, '.')
    .trim();
}

/** What every bank takes in an XML order (EPC217-08): letters, digits and / - ? : ( ) . , ' + and the space. */
export function bankText(written: string, maxLength: number): string {
  return asciiText(written)
    .replace(/&/g, '+')
    .replace(/[^A-Za-z0-9/?:().,'+ -]/g, '.')
    .replace(/\/{2,}/g, '/')
    .replace(/^[/ ]+/, '')
    .slice(0, maxLength)
    .replace(/[/ ]+$/, '');
}
