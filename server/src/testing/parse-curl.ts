export type CurlRequest = { method: string; url: string; headers: Record<string, string>; body: string | undefined };

const WORD = /'([^']*)'|"((?:[^"\\]|\\.)*)"|\\(\n|.)|([^\s'"\\]+)|(\s+)/gy;

/** The words a shell would make of it: quotes, lines that go on, and variables from `env`. */
function wordsOf(command: string, env: Record<string, string>): string[] {
  const words: string[] = [];
  let word: string | undefined;
  for (const [, single, double, escaped, plain, space] of command.matchAll(WORD)) {
    if (space !== undefined || escaped === '\n') {
      if (word !== undefined) words.push(word);
      word = undefined;
      continue;
    }
    const said = double?.replace(/\$(\w+)/g, (_, name: string) => env[name] ?? '').replace(/\\(.)/g, '$1');
    word = (word ?? '') + (single ?? said ?? escaped ?? plain ?? '');
  }
  return word === undefined ? words : [...words, word];
}

/** What curl would send; an option that no snippet uses is refused. */
export function parseCurl(command: string, env: Record<string, string>): CurlRequest {
  const [program, ...words] = wordsOf(command, env);
  if (program !== 'curl') throw new Error(`Not curl: ${program}`);
  const request: CurlRequest = { method: 'GET', url: '', headers: {}, body: undefined };
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (!word.startsWith('-')) request.url = word;
    else take(request, word, words[++at] ?? '');
  }
  return request;
}

function take(request: CurlRequest, option: string, value: string): void {
  if (option === '-X') request.method = value;
  else if (option === '-d') request.body = value;
  else if (option === '-H') {
    const [name = '', ...rest] = value.split(': ');
    request.headers[name.toLowerCase()] = rest.join(': ');
  } else if (option !== '--retry') throw new Error(`curl is not asked with ${option} here`);
}
