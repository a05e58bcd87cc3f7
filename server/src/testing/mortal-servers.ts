import { findFreePort } from '../db/embedded/free-port.ts';
import { makeDataFolder, removeDataFolder } from './data-folder.ts';
import { addressOf, type ServerProcess, spawnServer } from './server-process.ts';
import { createTestNetwork, type TestNetwork } from './test-network.ts';

const HOST = '127.0.0.1';

export type MortalServer = { server: ServerProcess; address: string };

/** A network that lives on and listens here, while servers on its database are started and killed. */
export async function createMortalServers(
  envOf: (t: TestNetwork, address: string) => Record<string, string> | Promise<Record<string, string>>,
) {
  const port = await findFreePort(HOST);
  let url = '';
  const dataDir = await makeDataFolder(); // with the key by which all of them recognize people
  const settings = { port, host: HOST, publicUrl: `http://localhost:${port}`, dataDir };
  const t = await createTestNetwork(settings, async (given) => {
    url = given;
    return given;
  });
  await t.app.listen({ port, host: HOST });
  const env = {
    HOST,
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    DEMO: '0',
    LOG_LEVEL: 'fatal',
    ...(await envOf(t, `http://${HOST}:${port}`)),
  };
  const servers: ServerProcess[] = [];

  async function start(): Promise<MortalServer> {
    const own = String(await findFreePort(HOST));
    const server = spawnServer({ ...env, PORT: own });
    servers.push(server);
    await addressOf(server);
    return { server, address: `http://${HOST}:${own}` };
  }

  async function kill({ child, exit }: ServerProcess): Promise<void> {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await exit;
  }

  async function close(): Promise<void> {
    for (const server of servers) await kill(server);
    await t.close();
    await removeDataFolder(dataDir);
  }

  return { t, dataDir, start, kill, close };
}
