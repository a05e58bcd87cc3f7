/** Undefined when the time is over first; a failure that comes later is nobody's any more. */
export function inTime<Result>(work: Promise<Result>, limitMs: number): Promise<{ result: Result } | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), limitMs);
    work.then(
      (result) => {
        clearTimeout(timer);
        resolve({ result });
      },
      (error) => {
        clearTimeout(timer);
        reject(error);
      },
    );
  });
}
