import type { TryFailure } from '@callstead/domain/delivery/tries';
import { type Outgoing, type PostAnswer, postGuarded } from './post-guarded.ts';
import { PrivateAddress } from './public-lookup.ts';

type Message = Parameters<typeof postGuarded>[2];

/** What came back, or why nothing did. */
export async function tryPost(
  outgoing: Outgoing,
  url: string,
  message: Message,
): Promise<PostAnswer | { failure: TryFailure }> {
  try {
    return await postGuarded(outgoing, url, message);
  } catch (error) {
    return { failure: failureOf(error) };
  }
}

function failureOf(error: unknown): TryFailure {
  if (error instanceof PrivateAddress) return 'refused_address';
  const { name } = error as Error;
  return name === 'TimeoutError' || name === 'AbortError' ? 'timeout' : 'unreachable';
}
