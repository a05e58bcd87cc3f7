const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 60_000;

export type Retrying = {
  /** How often to ask again at most. */
  retries: number;
  /** Whether asking twice does the same as asking once. */
  isRepeatable: boolean;
  wait: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;
  signal: AbortSignal | undefined;
};

/** Asks again where that helps: after 429, and where it can do no harm after 503 and a broken connection. */
export async function withRetries(send: () => Promise<Response>, retrying: Retrying): Promise<Response> {
  const { retries, isRepeatable, wait, signal } = retrying;
  for (let tried = 0; ; tried += 1) {
    const isLast = tried >= retries;
    const answer = await send().catch((error: unknown) => {
      if (isLast || !isRepeatable || signal?.aborted) throw error;
      return undefined;
    });
    const isForLater = !answer || answer.status === 429 || (answer.status === 503 && isRepeatable);
    if (answer && (isLast || !isForLater)) return answer;
    await wait(pauseMs(answer, tried), signal);
  }
}

/** As told, else longer each time. */
function pauseMs(answer: Response | undefined, tried: number): number {
  const told = Number(answer?.headers.get('retry-after') ?? Number.NaN);
  const wanted = Number.isFinite(told) ? told * 1000 : FIRST_WAIT_MS * 2 ** tried;
  return Math.min(wanted, LONGEST_WAIT_MS);
}

export const waitFor: Retrying['wait'] = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
