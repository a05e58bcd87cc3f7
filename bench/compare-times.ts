import { performance } from 'node:perf_hooks';

const ROUNDS = 60;

/** Turn by turn, so that whatever else the machine does hits both alike; prints medians and their ratio. */
export async function compareTimes(
  name: string,
  few: () => Promise<unknown>,
  many: () => Promise<unknown>,
): Promise<void> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    times[0].push(await timed(few));
    times[1].push(await timed(many));
  }
  const [a, b] = times.map(median) as [number, number];
  console.log(
    `${name.padEnd(30)} ${a.toFixed(2).padStart(8)} ${b.toFixed(2).padStart(18)} ${(b / a).toFixed(2).padStart(12)}`,
  );
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
