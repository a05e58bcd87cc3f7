import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** What is left on the heap when everything that can be forgotten is. */
export function livingBytes(): number {
  setFlagsFromString('--expose_gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}
