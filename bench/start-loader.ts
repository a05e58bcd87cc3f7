import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { assert } from '@callstead/domain/assert';
import type { Load, LoadResult } from './post-load.ts';

export type Play = (load: Load) => Promise<LoadResult>;

/** Requests come from a process of their own: the server's thread is the server's. */
export function startLoader(): { play: Play; stop: () => void } {
  const loader = fork(resolve(import.meta.dirname, 'post-load.ts'), { execArgv: ['--import', 'tsx'] });
  const gone = new AbortController();
  loader.once('exit', () => gone.abort());
  const play: Play = async (load) => {
    loader.send(load);
    const [result] = (await once(loader, 'message', { signal: gone.signal })) as [LoadResult];
    assert(result.failed === 0, `${result.failed} requests failed`);
    return result;
  };
  return { play, stop: () => void loader.kill() };
}
