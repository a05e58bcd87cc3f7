import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Daemon, type Daemons, freePort, killIfThere, until } from './daemons.ts';
import { once } from './probe.ts';

const HOST = '127.0.0.1';
const TEMPLATES = join(import.meta.dirname, '..', 'high-availability');
const POSTGRES = '/usr/lib/postgresql';
export const PACKAGES = {
  [`${POSTGRES}/*/bin/postgres`]: 'postgresql',
  pgbouncer: 'pgbouncer',
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  psql: 'postgresql-client',
};

type Node = { name: string; port: number; restPort: number; folder: string; daemon: Daemon };
type Member = { name: string; role: string; state: string };
export type Cluster = Awaited<ReturnType<typeof startCluster>>;
export const PASSWORDS = {
  postgres: 'of-postgres',
  owner: 'of-the-owner',
  server: 'of-the-server',
  replication: 'of-replicas',
};

/** What stands in deploy/high-availability, filled in as envsubst would. */
function fill(name: string, values: Record<string, string | number>): string {
  return readFileSync(join(TEMPLATES, name), 'utf8').replaceAll(/\$\{(\w+)\}/g, (_, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`${name} asks for ${key}`);
    return String(value);
  });
}

function write(daemons: Daemons, name: string, text: string): string {
  const path = join(daemons.folder, name);
  writeFileSync(path, text, { mode: 0o600 });
  daemons.own(path);
  return path;
}

/** Three nodes that choose their leader in etcd, HAProxy that follows it, and PgBouncer in session mode before that. */
export async function startCluster(daemons: Daemons) {
  const etcd = await startEtcd(daemons);
  const nodes: Node[] = [];
  for (const name of ['node1', 'node2', 'node3']) {
    nodes.push(await startNode(daemons, name, etcd));
    if (nodes.length === 1)
      await until('the first node leads', async () => (await leaderOf(nodes)) !== undefined, 90_000);
  }
  await until('two nodes follow, one of them at once', async () => isWhole(await membersOf(nodes)), 120_000);
  const proxies = await startProxies(daemons, nodes);
  const through = `postgres://postgres:${PASSWORDS.postgres}@${HOST}:${proxies.pgbouncerPort}/postgres`;
  await until('PgBouncer leads to the leader', async () => (await once(through, 'select 1', [])).rowCount === 1);
  const at = (port: number, user: string, password: string, name: string) =>
    `postgres://${user}:${password}@${HOST}:${port}/${name}`;
  return {
    nodes,
    ...proxies,
    /** Through PgBouncer, as servers go. */
    urlOf: (user: 'callstead_server' | 'callstead_owner' | 'postgres', name: string) =>
      at(
        proxies.pgbouncerPort,
        user,
        { callstead_server: PASSWORDS.server, callstead_owner: PASSWORDS.owner, postgres: PASSWORDS.postgres }[user],
        name,
      ),
    leader: async () => {
      const leader = await leaderOf(nodes);
      if (!leader) throw new Error('nobody leads');
      return leader;
    },
    isWhole: async () => isWhole(await membersOf(nodes)),
    /** As if its machine lost power: nobody there says goodbye. */
    kill: (node: Node) => {
      const postmaster = pidIn(node);
      node.daemon.child.kill('SIGKILL');
      if (postmaster) killIfThere(postmaster, 'SIGKILL');
    },
    restart: (node: Node) => {
      node.daemon = runPatroni(daemons, node);
    },
    /** Nothing it is sent is repeated there, as when its disk is slow. Patroni would take up again what was paused by statement. */
    holdUp: (node: Node) => signalStartup(node, 'SIGSTOP'),
    letGoOn: (node: Node) => signalStartup(node, 'SIGCONT'),
    switchOver: async (from: Node) => {
      const answer = await fetch(`http://${HOST}:${from.restPort}/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: from.name }),
      });
      if (!answer.ok) throw new Error(`Patroni answers ${answer.status}: ${await answer.text()}`);
    },
  };
}

async function startEtcd(daemons: Daemons): Promise<string> {
  const [client, peer] = [await freePort(), await freePort()];
  const [clientUrl, peerUrl] = [`http://${HOST}:${client}`, `http://${HOST}:${peer}`];
  daemons.start('etcd', 'etcd', [
    ...['--name', 'one', '--data-dir', daemons.makeFolder('etcd')],
    ...['--listen-client-urls', clientUrl, '--advertise-client-urls', clientUrl],
    ...['--listen-peer-urls', peerUrl, '--initial-advertise-peer-urls', peerUrl, '--initial-cluster', `one=${peerUrl}`],
  ]);
  await until('etcd answers', async () => (await fetch(`${clientUrl}/health`)).ok);
  return `${HOST}:${client}`;
}

async function startNode(daemons: Daemons, name: string, etcd: string): Promise<Node> {
  const [port, restPort, folder] = [await freePort(), await freePort(), daemons.makeFolder(name)];
  const version = readdirSync(POSTGRES).toSorted((a, b) => Number(b) - Number(a))[0];
  const text = fill('patroni.yaml', {
    ...{ NODE_NAME: name, NODE_HOST: HOST, NODE_FOLDER: folder, CLIENTS: `${HOST}/32`, ETCD_HOSTS: etcd },
    ...{ POSTGRES_PORT: port, PATRONI_PORT: restPort, POSTGRES_BIN: `${POSTGRES}/${version}/bin` },
    ...{ POSTGRES_PASSWORD: PASSWORDS.postgres, REPLICATION_PASSWORD: PASSWORDS.replication },
  });
  write(daemons, `${name}.yaml`, text);
  const node = { name, port, restPort, folder };
  daemons.watchOver(name, () => pidIn(node));
  return { ...node, daemon: runPatroni(daemons, node) };
}

const runPatroni = (daemons: Daemons, { name }: Pick<Node, 'name'>) =>
  daemons.start(name, 'patroni', [join(daemons.folder, `${name}.yaml`)]);

function pidIn({ folder }: Pick<Node, 'folder'>): number | undefined {
  const file = join(folder, 'data', 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined;
}

/** The process that repeats what the leader wrote. */
function signalStartup(node: Node, signal: NodeJS.Signals): void {
  const postmaster = pidIn(node);
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ');
  const startup = children.find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('startup'));
  if (!startup) throw new Error(`${node.name} repeats nothing`);
  killIfThere(Number(startup), signal);
}

/** As any of those that live sees it. */
async function membersOf(nodes: readonly Node[]): Promise<Member[]> {
  for (const { restPort } of nodes) {
    const answer = await fetch(`http://${HOST}:${restPort}/cluster`).catch(() => undefined);
    if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members;
  }
  throw new Error('no node answers');
}

/** Whoever says so of itself: what the others think may be old. */
async function leaderOf(nodes: readonly Node[]): Promise<Node | undefined> {
  for (const node of nodes) {
    const answer = await fetch(`http://${HOST}:${node.restPort}/primary`).catch(() => undefined);
    if (answer?.ok) return node;
  }
  return undefined;
}

function isWhole(members: readonly Member[]): boolean {
  const roles = members.filter(({ state }) => ['running', 'streaming'].includes(state)).map(({ role }) => role);
  return roles.toSorted().join() === 'leader,replica,sync_standby';
}

async function startProxies(daemons: Daemons, nodes: readonly Node[]) {
  const [leaderPort, replicasPort, pgbouncerPort] = [await freePort(), await freePort(), await freePort()];
  const common = { HAPROXY_HOST: HOST, LEADER_PORT: leaderPort, REPLICAS_PORT: replicasPort };
  const each = nodes.flatMap(({ port, restPort }, index) => [
    [`NODE_${index + 1}`, `${HOST}:${port}`],
    [`PATRONI_${index + 1}`, restPort],
  ]);
  const haproxy = write(daemons, 'haproxy.cfg', fill('haproxy.cfg', { ...common, ...Object.fromEntries(each) }));
  daemons.start('haproxy', 'haproxy', ['-db', '-f', haproxy]);
  const users = { callstead_server: PASSWORDS.server, callstead_owner: PASSWORDS.owner, postgres: PASSWORDS.postgres };
  const list = Object.entries(users).map(([user, password]) => `"${user}" "${password}"\n`);
  const userlist = write(daemons, 'userlist.txt', list.join(''));
  const settings = { ...common, PGBOUNCER_PORT: pgbouncerPort, USERLIST: userlist };
  daemons.start('pgbouncer', 'pgbouncer', [write(daemons, 'pgbouncer.ini', fill('pgbouncer.ini', settings))]);
  return { leaderPort, replicasPort, pgbouncerPort };
}
