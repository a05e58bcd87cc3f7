import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { V1 } from '@callstead/contract/v1';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aClick } from '../../../testing/conversion-world.ts';
import { parseCurl } from '../../../testing/parse-curl.ts';
import { createTestNetwork, type TestNetwork } from '../../../testing/test-network.ts';
import { aV1World, keyFor, type V1World } from '../../../testing/v1-world.ts';
import { GUIDES, readGuide } from '../guides.ts';
import { openApiOf } from '../open-api/document.ts';
import { EXAMPLES } from '../open-api/examples.ts';
import { requestOf } from '../reference/chapter-page.ts';
import { chaptersOf } from '../reference/chapters.ts';
import { curlOf } from './curl.ts';
import { pythonOf } from './python.ts';
import { typescriptOf } from './typescript.ts';

const ROOT = join(import.meta.dirname, '../../../../..');
const PUBLIC_URL = 'https://network.example';
const run = promisify(execFile);

let t: TestNetwork;
let world: V1World;
let url: string;
let folder: string;
beforeAll(async () => {
  t = await createTestNetwork();
  world = await aV1World(t);
  url = await t.app.listen({ port: 0, host: '127.0.0.1' });
  folder = mkdtempSync(join(tmpdir(), 'callstead-snippets-'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await t.close();
});

type Snippet = { guide: string; code: string };
const FENCE = /```(\w+)\n([\s\S]*?)```/g;

/** What stands in the guides in one language. */
const inGuides = (language: string): Snippet[] =>
  GUIDES.flatMap(({ slug }) =>
    [...readGuide(slug).matchAll(FENCE)]
      .filter(([, written]) => written === language)
      .map(([, , code = '']) => ({ guide: slug, code })),
  );

/** The same about what there is in this network. */
async function madeReal(code: string): Promise<string> {
  return code
    .replaceAll(PUBLIC_URL, url)
    .replaceAll('HS001', world.leads.offerId)
    .replaceAll(/clk_01\w{24}/g, await aClick(t, world.sold));
}

/** Ended by one of the snippets, so each has its own. */
const aKey = async () => (await keyFor(world, 'publisher')).secret;

describe('every curl snippet of the guides is answered', () => {
  test.each(inGuides('bash'))('$guide: $code', async ({ code }) => {
    const env = { CALLSTEAD_KEY: await aKey(), POSTBACK_TOKEN: world.sold.token };
    const { method, url: address, headers, body } = parseCurl((await madeReal(code)).trim(), env);
    const response = await fetch(address, { method, headers, ...(body && { body }) });
    expect([response.status < 300, await response.text()]).toEqual([true, expect.any(String)]);
  });
});

/** With the client's own sources, as a program that installed it would have it. */
const withClient = (code: string) =>
  code.replace(`'@callstead/client'`, `'${join(ROOT, 'clients/typescript/src/index.ts')}'`);

describe('every TypeScript snippet', () => {
  test('of the guides runs', async () => {
    const lines = inGuides('ts').map(async ({ code }, index) => {
      const file = join(folder, `run-${index}.mts`);
      writeFileSync(file, withClient(await madeReal(code)));
      return `process.env.CALLSTEAD_KEY = '${await aKey()}'; await import('${file}');`;
    });
    const all = join(folder, 'run.mts');
    writeFileSync(all, (await Promise.all(lines)).join('\n'));
    await run(process.execPath, ['--import', 'tsx', all], { cwd: ROOT });
  });

  test('of guides and reference is well typed', async () => {
    const reference = chaptersOf(
      openApiOf(
        V1,
        { network: 'Callstead', version: '1', publicUrl: PUBLIC_URL, supportEmail: 'a@b.example' },
        EXAMPLES,
      ),
    )
      .flatMap(({ operations }) => operations)
      .filter(({ operationId }) => V1.has(operationId))
      .map((operation) => typescriptOf(requestOf(operation), { publicUrl: PUBLIC_URL }));
    const snippets = [...inGuides('ts').map(({ code }) => code), ...reference];
    expect(snippets.length).toBeGreaterThan(V1.size);
    const files = snippets.map((code, index) => {
      const file = join(folder, `typed-${index}.ts`);
      writeFileSync(file, `${withClient(code)}\nexport {};\n`);
      return file;
    });
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: join(ROOT, 'tsconfig.base.json'),
        compilerOptions: { types: ['node'], typeRoots: [join(ROOT, 'node_modules/@types')], lib: ['ES2023', 'DOM'] },
        files,
      }),
    );
    const compiler = join(ROOT, 'node_modules/typescript-native/bin/tsc');
    const said = await run(process.execPath, [compiler, '-p', folder]).catch(({ stdout }) => ({ stdout }));
    expect(said.stdout).toBe('');
  }, 120_000);
});

/** A machine without Python still knows that each snippet asks what its curl asks. */
async function hasPython(): Promise<boolean> {
  return run('python3', ['--version']).then(
    () => true,
    () => false,
  );
}

describe('every Python snippet', () => {
  test.each(inGuides('python'))('of the guides runs: $guide', async ({ guide, code }) => {
    const real = await madeReal(code);
    expect(guide === 'webhooks' || real.includes(`${url}/v1/`)).toBe(true);
    const file = join(folder, `${guide}-${code.length}.py`);
    writeFileSync(file, real);
    if (await hasPython()) await run('python3', [file], { env: { ...process.env, CALLSTEAD_KEY: await aKey() } });
  });

  test('of an operation asks what its curl asks', async () => {
    const body = { text: `it's "so"`, yes: true, no: false, none: null, list: [1, { a: 'b' }], empty: {}, more: [] };
    const request = {
      operation: 'postLead',
      method: 'POST',
      path: '/leads/ping',
      query: { a: 'b c' },
      body,
      idempotencyKey: 'k',
    };
    const options = { publicUrl: url };
    const python = pythonOf(request, options);
    const curl = parseCurl(curlOf(request, options), { CALLSTEAD_KEY: 'secret' });
    expect(python).toContain(`"${curl.url}"`);
    expect(python).toContain('"Idempotency-Key": "k"');
    expect(curl).toMatchObject({ method: 'POST', headers: { authorization: 'Bearer secret', 'idempotency-key': 'k' } });
    expect(JSON.parse(curl.body ?? '')).toEqual(body);
    if (!(await hasPython())) return;
    const literal = python.slice(python.indexOf('json.dumps('), python.indexOf('.encode()'));
    const { stdout } = await run('python3', ['-c', `import json\nprint(${literal})`]);
    expect(JSON.parse(stdout)).toEqual(body);
  });

  test('of webhooks accepts what we sign, and nothing else', async () => {
    const [snippet] = inGuides('python').filter(({ guide }) => guide === 'webhooks');
    const { signedHeaders } = await import('../../integrations/webhooks/sign.ts');
    const secret = `whsec_${Buffer.from('a secret of the tests').toString('base64')}`;
    const headers = signedHeaders({ id: 'evt_1', at: new Date(), body: '{}' }, [secret]);
    expect(snippet?.code).toContain('def verify(');
    if (!(await hasPython())) return;
    const check = `${snippet?.code}\nimport json\nh = json.loads('${JSON.stringify(headers)}')\nprint(verify(b"{}", h, "${secret}"), verify(b"{ }", h, "${secret}"))`;
    expect((await run('python3', ['-c', check])).stdout.trim()).toBe('True False');
  });
});
