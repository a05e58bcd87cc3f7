import type { RepeatingRunner } from '../../db/repeating-runner.ts';
import type { CallEngine } from './engine.ts';

/** A batch that is under way for so long hangs; a call that has waited for so long is about to hear an apology. */
const MAX_BATCH_MS = 3_000;
const MAX_WAIT_MS = 1_900;

/** Whether calls would be decided in time here: the engine is not stuck, and a connection as it uses them answers. */
export async function assertEngineReady(engine: CallEngine, runner: Pick<RepeatingRunner, 'probe'>): Promise<void> {
  const { oldestBatchMs, oldestWaitMs } = engine.pressure();
  if (oldestBatchMs > MAX_BATCH_MS) throw new Error(`a batch is under way since ${oldestBatchMs} ms`);
  if (oldestWaitMs > MAX_WAIT_MS) throw new Error(`a call has waited for ${oldestWaitMs} ms`);
  await runner.probe();
}
