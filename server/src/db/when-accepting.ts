import { setTimeout as sleep } from 'node:timers/promises';

/** How PostgreSQL answers while it starts, or reads its log after a crash. */
const CANNOT_CONNECT_NOW = '57P03';
const PAUSE_MS = 250;
const MOST_PAUSES = 240;

/** A database that comes up beside us is waited for: that passes. Any other complaint is told at once. */
export async function whenAccepting<T>(ask: () => Promise<T>, pause: () => Promise<unknown> = aPause): Promise<T> {
  for (let pauses = 0; ; pauses += 1) {
    try {
      return await ask();
    } catch (error) {
      if ((error as { code?: string }).code !== CANNOT_CONNECT_NOW || pauses === MOST_PAUSES) throw error;
    }
    await pause();
  }
}

const aPause = () => sleep(PAUSE_MS);
