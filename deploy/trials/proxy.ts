import { readFileSync, writeFileSync } from 'node:fs';
import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../../server/src/db/embedded-postgres.ts';
import { signatureFor } from '../../server/src/telephony/signature.ts';
import { aNumber, aSid } from '../../server/src/testing/call-world.ts';
import { CHAOS_TOKEN, createChaosOn, PUBLIC_URL } from '../../server/src/testing/chaos.ts';
import { makeDataFolder } from '../../server/src/testing/data-folder.ts';
import { type Daemons, freePort, lastLines, needPackages, runTrial, until } from './daemons.ts';

const SITE = new URL(PUBLIC_URL).hostname;
const LINKS = 'go.links.example';
const ADMIN = { email: 'admin@chaos.example', password: 'Demo1234!' };

/** `npm run trial -- proxy`: deploy/Caddyfile before two servers, with certificates of Caddy's own authority. */
await runTrial(async (daemons) => {
  needPackages({ caddy: 'caddy' }, process.argv.includes('--install'));
  const dataDir = await makeDataFolder();
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const world = await createChaosOn({ url: postgres.url, dataDir, postgresPid: () => 0, stop: postgres.stop });
  const env = { ADMIN_PASSWORD: ADMIN.password, ADMIN_TWO_FACTOR: 'optional', TRUST_PROXY: '1', DRAIN_SECONDS: '5' };
  const servers = [await world.startServer(env), await world.startServer(env)];
  const caddy = await startCaddy(daemons, servers);
  try {
    const numbers = world.lines.map(({ number }) => number);
    await expectPages(caddy);
    await expectCalls(caddy, numbers);
    const cookie = await logIn(caddy);
    await expectStream(caddy, cookie, numbers);
    await expectDomains(caddy, cookie);
    await expectRestart(caddy, numbers, async () => {
      world.servers[0]?.child.kill('SIGTERM');
      await world.servers[0]?.exit;
      await world.startServer({ ...env, PORT: new URL(servers[0] ?? '').port });
    });
    await expectAnswersWithoutDatabase(caddy, numbers, postgres.stop);
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${lastLines(caddy.daemon)}`);
  } finally {
    await world.close();
  }
});

type Asked = { method?: string; host?: string; headers?: Record<string, string>; body?: string };
type Answer = { status: number; headers: Record<string, unknown>; body: string };
type Caddy = Awaited<ReturnType<typeof startCaddy>>;

async function startCaddy(daemons: Daemons, servers: readonly string[]) {
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const given = readFileSync(join(import.meta.dirname, '..', 'Caddyfile'), 'utf8');
  // What only a trial needs: ports an ordinary user may take, and an authority of its own.
  const own = ['admin off', 'local_certs', 'skip_install_trust', `http_port ${httpPort}`, `https_port ${httpsPort}`];
  const config = join(daemons.folder, 'Caddyfile');
  writeFileSync(config, given.replace(/^\{\n/m, `{\n${own.map((line) => `\t${line}\n`).join('')}`));
  const folder = daemons.makeFolder('caddy');
  const env = {
    ...{ SITE_ADDRESS: SITE, UPSTREAMS: servers.map((server) => new URL(server).host).join(' ') },
    ...{ TLS_CHECK_ADDRESS: `${servers[0]}/internal/tls-check`, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  };
  const daemon = daemons.start('caddy', 'caddy', ['run', '--config', config, '--adapter', 'caddyfile'], { env });
  const authority = join(folder, 'caddy', 'pki', 'authorities', 'local', 'root.crt');

  function open(path: string, { method = 'GET', host = SITE, headers = {}, body = '' }: Asked = {}) {
    return new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
      const asking = request(
        {
          ...{ host: '127.0.0.1', port: httpsPort, servername: host, path, method, agent: false },
          ...{ ca: readFileSync(authority), headers: { host, ...headers } },
        },
        resolve,
      );
      asking.on('error', reject);
      asking.end(body);
    });
  }

  async function ask(path: string, asked: Asked = {}): Promise<Answer> {
    const response = await open(path, asked);
    return { status: response.statusCode ?? 0, headers: response.headers, body: await text(response) };
  }

  await until('Caddy serves', async () => (await ask('/healthz')).status === 200).catch((error: Error) => {
    throw new Error(`${error.message}\n${lastLines(daemon)}`);
  });
  console.log('Caddy takes deploy/Caddyfile, and has a certificate.');
  return { ask, open, httpPort, daemon };
}

function expectThat(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(`not so: ${what}`);
}

async function expectPages({ ask, httpPort }: Caddy): Promise<void> {
  // A first page is made of much that is loaded only then: on a busy machine it may be late once.
  for (const path of ['/', '/login'])
    await until(`${path} is a page`, async () => (await ask(path)).body.includes('<html'));
  for (const path of ['/metrics', '/readyz', `/internal/tls-check?domain=${SITE}`])
    expectThat((await ask(path)).status === 404, `${path} is nobody's business`);
  const redirect = await new Promise<string>((resolve, reject) => {
    plainRequest({ host: '127.0.0.1', port: httpPort, path: '/login', headers: { host: SITE } }, (answer) => {
      answer.resume();
      resolve(`${answer.statusCode} ${answer.headers.location}`);
    })
      .on('error', reject)
      .end();
  });
  expectThat(
    /^308 https:\/\/calls\.example[:\d]*\/login$/.test(redirect),
    `who comes without encryption is sent on (${redirect})`,
  );
  console.log('Pages come, operations stay inside, and nobody goes unencrypted.');
}

function postCall({ ask }: Caddy, to: string, token = CHAOS_TOKEN): Promise<Answer> {
  const parameters = { CallSid: aSid(), AccountSid: 'AC1', From: aNumber(), To: to, CallStatus: 'ringing' };
  return ask('/carrier/twilio/voice', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': signatureFor(token, `${PUBLIC_URL}/carrier/twilio/voice`, parameters),
    },
    body: new URLSearchParams(parameters).toString(),
  });
}

async function expectCalls(caddy: Caddy, [number = '']: readonly string[]): Promise<void> {
  await until('a signed webhook rings', async () => (await postCall(caddy, number)).body.includes('<Dial'));
  expectThat((await postCall(caddy, number, 'another token')).status === 403, 'a forged one does not');
  console.log('Webhooks are recognized by the signature for the public address.');
}

async function logIn({ ask }: Caddy): Promise<string> {
  const headers = { 'content-type': 'application/json', origin: PUBLIC_URL };
  const answer = await ask('/api/login', { method: 'POST', headers, body: JSON.stringify(ADMIN) });
  expectThat(answer.status === 200, `an admin logs in (${answer.status} ${answer.body})`);
  return (answer.headers['set-cookie'] as string[]).map((line) => line.split(';')[0]).join('; ');
}

/** What a page listens to comes when it happens, not when a buffer is full. */
async function expectStream(caddy: Caddy, cookie: string, [number = '']: readonly string[]): Promise<void> {
  const stream = await caddy.open('/api/live', { headers: { cookie } });
  let heard = '';
  stream.setEncoding('utf8').on('data', (chunk) => {
    heard += chunk;
  });
  await until('the stream begins', async () => heard.length > 0, 10_000);
  const before = heard.length;
  await postCall(caddy, number);
  const ms = await until('a call is told of', async () => heard.slice(before).includes('calls'), 10_000);
  stream.destroy();
  console.log(`The live stream is not held back: a call was told of within ${ms} ms.`);
}

async function expectDomains({ ask }: Caddy, cookie: string): Promise<void> {
  const refused = async () =>
    ask('/dni.js', { host: LINKS }).then(
      () => false,
      () => true, // there is no certificate, so not even a connection
    );
  expectThat(await refused(), 'a domain nobody named gets no certificate');
  const headers = { cookie, 'content-type': 'application/json', origin: PUBLIC_URL };
  const { groups } = JSON.parse((await ask('/api/admin/settings', { headers })).body);
  const { version } = groups.find(({ group }: { group: string }) => group === 'tracking');
  const body = JSON.stringify({ group: 'tracking', version, values: { trackingHosts: LINKS } });
  const saved = await ask('/api/admin/settings', { method: 'PUT', headers, body });
  expectThat(saved.status === 200, `the domain is saved (${saved.status} ${saved.body})`);
  await until(
    'the domain has a certificate',
    async () => (await ask('/dni.js', { host: LINKS })).status === 200,
    30_000,
  );
  expectThat((await ask('/login', { host: LINKS })).status === 404, 'it serves links alone: the server heard its name');
  expectThat((await ask('/login')).status === 200, 'the network itself still has its pages');
  console.log('A domain of links gets its certificate when it is one, and not before.');
}

/** One of two servers goes as for an update, while calls come. */
async function expectRestart(caddy: Caddy, numbers: readonly string[], end: () => Promise<void>): Promise<void> {
  const state = { over: false, calls: 0 };
  const failures: string[] = [];
  const calling = (async () => {
    while (!state.over) {
      const { status, body } = await postCall(caddy, numbers[state.calls % numbers.length] ?? '');
      state.calls += 1;
      if (status !== 200) failures.push(`${status} ${body}`);
      await sleep(50);
    }
  })();
  await end();
  await sleep(2_000);
  state.over = true;
  await calling;
  expectThat(
    failures.length === 0,
    `no call is lost when a server goes (${failures.length} of ${state.calls}: ${failures[0]})`,
  );
  console.log(`A server was restarted while ${state.calls} calls came: none failed.`);
}

/** Nobody is ready then, and everybody answers: Caddy has to ask all the same. */
async function expectAnswersWithoutDatabase(caddy: Caddy, numbers: readonly string[], stop: () => Promise<void>) {
  await stop();
  await sleep(4_000);
  const heard = { apology: 0, rang: 0 };
  for (let call = 0; call < 60 && heard.rang === 0; call += 1) {
    const { status, body } = await postCall(caddy, numbers[call % numbers.length] ?? '');
    expectThat(
      status === 200 && body.includes('<Response'),
      `a call is answered without a database (${status} ${body})`,
    );
    heard[body.includes('<Dial') ? 'rang' : 'apology'] += 1;
  }
  expectThat(heard.rang > 0, 'calls ring by the last good lines');
  console.log(`Without a database ${heard.apology} callers heard an apology, then calls rang by the last good lines.`);
}
