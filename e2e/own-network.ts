import { type NetworkProcess, speakWith, startNetworkProcess } from './network-process.ts';
import { test as base } from './people.ts';

/** For stories that change what all others would see: a network of their own. */
export const test = base.extend<object, { network: NetworkProcess }>({
  network: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs
    async ({}, use) => {
      const network = await startNetworkProcess();
      speakWith(network);
      await use(network);
      await network.stop();
    },
    { scope: 'worker', auto: true, timeout: 180_000 },
  ],
});
