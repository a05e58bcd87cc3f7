/** An element: its name, what it holds and, seldom, its attributes. */
export type XmlElement = readonly [
  name: string,
  content: string | readonly (XmlElement | false)[],
  attributes?: Readonly<Record<string, string>>,
];

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign);

/** One element a line; parts that are false are left out. */
export function xmlText(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${elementText(root, '')}`;
}

function elementText([name, content, attributes = {}]: XmlElement, indent: string): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const start = `${indent}<${name}${written.join('')}>`;
  if (typeof content === 'string') return `${start}${escaped(content)}</${name}>\n`;
  const inside = content.filter((part) => part !== false).map((part) => elementText(part, `${indent}  `));
  return `${start}\n${inside.join('')}${indent}</${name}>\n`;
}
