import { startNetworkProcess } from './network-process.ts';

/** One network for all stories. */
export default async function startNetwork() {
  const network = await startNetworkProcess();
  process.env.CALLSTEAD_URL = network.url;
  return network.stop;
}
