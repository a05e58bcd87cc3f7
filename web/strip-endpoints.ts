import MagicString from 'magic-string';
import type { Plugin } from 'vite';

type Call = { end: number; callee?: { name?: string }; arguments?: { start: number; end: number }[] };
type Statement = {
  type: string;
  start: number;
  end: number;
  declaration?: { declarations?: { init?: Call & { start: number } }[] };
};

/**
 * Of an endpoint of the contract, browsers need method and path. What describes it to the server is left out when the
 * web is built, and with it the schemas it imports: they would bring zod to every page.
 */
export function stripEndpoints(): Plugin {
  return {
    name: 'strip-endpoints',
    apply: 'build',
    transform: {
      filter: { id: /\/contract\/src\/.*-endpoints\.ts$/ },
      handler(code) {
        const output = new MagicString(code);
        for (const statement of this.parse(code).body as unknown as Statement[]) strip(output, statement);
        return { code: output.toString(), map: output.generateMap({ hires: true }) };
      },
    },
  };
}

const ONLY_ENDPOINTS = 'endpoints, and nothing else, stand here';

/** `endpoint('GET', '/session', { … })` becomes `{ method: 'GET', path: '/session' }`. */
function strip(output: MagicString, { type, start, end, declaration }: Statement): void {
  if (type === 'ImportDeclaration') output.remove(start, end);
  else if (type !== 'ExportNamedDeclaration') throw new Error(ONLY_ENDPOINTS); // it would miss what it imports
  for (const { init } of declaration?.declarations ?? []) {
    const [method, path] = init?.arguments ?? [];
    if (init?.callee?.name !== 'endpoint' || !method || !path) throw new Error(ONLY_ENDPOINTS);
    output.overwrite(init.start, method.start, '{ method: ');
    output.appendLeft(path.start, 'path: ');
    output.overwrite(path.end, init.end, ' }');
  }
}
