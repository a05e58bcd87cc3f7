/** What must hold here. A failure is our own mistake, never the user's, so it is not a DomainError. */
export function assert(condition: unknown, invariant: string): asserts condition {
  if (!condition) throw new Error(`Invariant broken: ${invariant}`);
}
