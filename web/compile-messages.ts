import compile from 'icu-minify/compile';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';

type Node = { type: string; start: number; end: number; [key: string]: unknown };

/** Texts with placeholders are compiled when the web is built: the parser for them would weigh 10 kB on every page. */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    transform: {
      filter: { id: /\/(?:[\w-]+-)?messages\.ts$/ },
      handler(code) {
        const output = new MagicString(code);
        for (const text of stringsIn(this.parse(code) as unknown as Node)) {
          if (/[{<]/.test(text.value)) output.overwrite(text.start, text.end, JSON.stringify(compile(text.value)));
        }
        return { code: output.toString(), map: output.generateMap({ hires: true }) };
      },
    },
  };
}

type Text = { start: number; end: number; value: string };

/** Every string that is the value of a property: in a catalogue these are texts and nothing else. */
function* stringsIn(node: Node): Generator<Text> {
  if (node.type === 'Property') {
    const value = literalOf(node.value as Node);
    if (value) yield value;
  }
  for (const child of Object.values(node)) {
    for (const each of Array.isArray(child) ? child : [child]) if (isNode(each)) yield* stringsIn(each);
  }
}

function literalOf(node: Node): Text | undefined {
  const { start, end } = node;
  if (node.type === 'Literal' && typeof node.value === 'string') return { start, end, value: node.value };
  if (node.type !== 'TemplateLiteral') return undefined;
  const [only, ...more] = node.quasis as { value: { cooked: string } }[];
  return only && more.length === 0 ? { start, end, value: only.value.cooked } : undefined;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}
