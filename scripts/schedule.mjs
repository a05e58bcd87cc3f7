const SIGN_OF_LIFE_MS = 15_000;

/**
 * Runs steps so many at a time, in their order, each as soon as all it waits for is over. One whose `needs` failed is not
 * run; `after` only waits. A step with `alone` shares the machine with nobody.
 */
export async function runSteps(steps, { slots, onStart = () => {}, onEnd }) {
  const state = { waiting: [...steps], running: new Map(), over: new Map(), slots };
  const { waiting, running, over } = state;
  const timer = setInterval(() => tellWhatRuns(running), SIGN_OF_LIFE_MS);
  try {
    while (waiting.length + running.size > 0) {
      for (let step = takeNext(state); step; step = takeNext(state)) {
        onStart(step);
        running.set(step.name, { step, startedAt: Date.now(), work: runStep(step, over) });
      }
      const { step, outcome } = await Promise.race([...running.values()].map(({ work }) => work));
      const { startedAt } = running.get(step.name);
      running.delete(step.name);
      over.set(step.name, outcome);
      onEnd(step, outcome, Date.now() - startedAt);
    }
  } finally {
    clearInterval(timer);
  }
}

function takeNext(state) {
  const index = state.waiting.findIndex((step) => mayStart(step, state));
  return index === -1 ? undefined : state.waiting.splice(index, 1)[0];
}

function mayStart({ needs = [], after = [], alone }, { waiting, running, over, slots }) {
  const isAwaited = (name) => !over.has(name) && (running.has(name) || waiting.some((step) => step.name === name));
  if ([...needs, ...after].some(isAwaited)) return false;
  const someoneIsAlone = [...running.values()].some(({ step }) => step.alone);
  return running.size === 0 || (!alone && !someoneIsAlone && running.size < slots);
}

async function runStep(step, over) {
  const missing = (step.needs ?? []).find((name) => over.get(name)?.failed > 0);
  if (missing) return { step, outcome: { passed: 0, failed: 1, output: `Not run, because this failed: ${missing}\n` } };
  try {
    return { step, outcome: await step.run() };
  } catch (error) {
    return { step, outcome: { passed: 0, failed: 1, output: `${error.message}\n` } };
  }
}

function tellWhatRuns(running) {
  const silent = [...running.values()].filter(({ step }) => !step.isLive);
  const told = silent.map(({ step, startedAt }) => `${step.name} (${Math.round((Date.now() - startedAt) / 1000)} s)`);
  if (told.length > 0) console.log(`  … ${told.join(', ')}`);
}
