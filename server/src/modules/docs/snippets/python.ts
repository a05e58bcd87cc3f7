import { addressOf, type SnippetOptions, type SnippetRequest } from './request.ts';

/** With nothing but Python's own library. */
export function pythonOf(request: SnippetRequest, options: SnippetOptions): string {
  const { method, body, idempotencyKey } = request;
  const hasBody = body !== undefined;
  const lines = [
    `    ${JSON.stringify(addressOf(request, options))},`,
    `    method="${method}",`,
    '    headers={',
    `        "Authorization": f"Bearer {os.environ['CALLSTEAD_KEY']}",`,
    ...(hasBody ? ['        "Content-Type": "application/json",'] : []),
    ...(idempotencyKey ? [`        "Idempotency-Key": ${JSON.stringify(idempotencyKey)},`] : []),
    '    },',
    ...(hasBody ? [`    data=json.dumps(${pythonValue(body, 1)}).encode(),`] : []),
  ];
  return [
    'import json, os, urllib.request',
    '',
    'request = urllib.request.Request(',
    ...lines,
    ')',
    'with urllib.request.urlopen(request) as response:',
    '    print(json.loads(response.read() or "null"))',
  ].join('\n');
}

const WORDS = new Map<unknown, string>([
  [true, 'True'],
  [false, 'False'],
  [null, 'None'],
]);

/** A value of JSON as Python writes it. */
function pythonValue(value: unknown, depth: number): string {
  const word = WORDS.get(value);
  if (word) return word;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const inner = isList
    ? value.map((each) => pythonValue(each, depth + 1))
    : Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}: ${pythonValue(each, depth + 1)}`);
  if (inner.length === 0) return `${open}${close}`;
  const indent = '    '.repeat(depth);
  return `${open}\n${inner.map((line) => `${indent}    ${line},\n`).join('')}${indent}${close}`;
}
