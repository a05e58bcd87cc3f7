/** An element as it was read. */
export type XmlNode = { name: string; attributes: Record<string, string>; children: XmlNode[]; text: string };

const TOKEN = /<\?xml [^?]*\?>|<(\/?)([A-Za-z0-9]+)((?: [A-Za-z]+="[^"<]*")*)>|([^<]+)/y;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Strict, and no more than the orders need: no comments, no mixed content, no entities but the five. */
export function readXml(content: string): XmlNode {
  const root: XmlNode = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < content.length) {
    const at = TOKEN.lastIndex;
    const token = TOKEN.exec(content);
    if (!token) throw new Error(`no XML at ${at}: ${content.slice(at, at + 40)}`);
    takeToken(open, token);
  }
  const [document, another] = root.children;
  if (open.length !== 1 || !document || another) throw new Error('one element holds all others');
  return document;
}

function takeToken(open: XmlNode[], [, slash, name, attributes = '', text]: RegExpExecArray): void {
  const parent = open.at(-1);
  if (!parent) throw new Error('more was closed than opened');
  if (text !== undefined) {
    if (text.trim() !== '') parent.text += unescaped(text);
  } else if (name !== undefined && slash === '/') {
    if (parent.name !== name) throw new Error(`${parent.name} is closed by ${name}`);
    if (parent.text !== '' && parent.children.length > 0) throw new Error(`${name} holds text and elements`);
    open.pop();
  } else if (name !== undefined) {
    const pairs = [...attributes.matchAll(/ ([A-Za-z]+)="([^"]*)"/g)].map(([, key, value]) => [
      key,
      unescaped(value ?? ''),
    ]);
    const node: XmlNode = { name, attributes: Object.fromEntries(pairs), children: [], text: '' };
    parent.children.push(node);
    open.push(node);
  }
}

function unescaped(text: string): string {
  return text.replace(/&([a-z]*);?/g, (_, name: string) => {
    const sign = ENTITIES[name];
    if (!sign) throw new Error(`&${name} is unknown`);
    return sign;
  });
}
