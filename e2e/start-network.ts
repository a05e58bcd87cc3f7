import { prepareServers } from '../scripts/prepare-servers.mjs';
import { speakWith, startNetworkProcess } from './network-process.ts';

/** One network for all stories. */
export default async function startNetwork() {
  await prepareServers();
  const network = await startNetworkProcess();
  speakWith(network);
  return network.stop;
}
