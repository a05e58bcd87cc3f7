import { speakWith, startNetworkProcess } from './network-process.ts';

/** One network for all stories. */
export default async function startNetwork() {
  const network = await startNetworkProcess();
  speakWith(network);
  return network.stop;
}
