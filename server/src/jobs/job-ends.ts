/** How a job ended, for whoever asks whether all goes well. */
export type JobEnd = { name: string; at: Date } & ({ is: 'done'; tookMs: number } | { is: 'failed'; failure: string });

export type JobEnds = {
  note: (end: JobEnd) => void;
  /** The last ones of each job since they were last taken. */
  take: () => JobEnd[];
  /** What could not be written down; what came since counts more. */
  giveBack: (taken: readonly JobEnd[]) => void;
};

export function createJobEnds(): JobEnds {
  let ends = new Map<string, JobEnd>();
  return {
    note: (end) => void ends.set(keyOf(end), end),
    take: () => {
      const taken = [...ends.values()];
      ends = new Map();
      return taken;
    },
    giveBack: (taken) => {
      for (const end of taken) if (!ends.has(keyOf(end))) ends.set(keyOf(end), end);
    },
  };
}

const keyOf = ({ name, is }: JobEnd) => `${name} ${is}`;
