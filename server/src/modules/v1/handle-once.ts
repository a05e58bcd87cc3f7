import type { AnswerMade, Endpoint } from '@callstead/contract/endpoint';
import { type HandledByKey, handleByKey } from '../../http/handle-by-key.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { askedOnce, type Deed, deedOnce } from '../integrations/idempotency/once.ts';

type Doing<E extends Endpoint> = (handled: HandledByKey<E>) => Deed<Services, AnswerMade<E>>;

/** A POST of programs: with an Idempotency-Key it is done once, however often it is asked. */
export function handleOnce<E extends Endpoint>(app: App, services: Services, endpoint: E, doing: Doing<E>): void {
  handleByKey(app, endpoint, async (handled, reply) => {
    const asked = askedOnce(handled.request, handled.apiKey);
    const { answer, isReplayed } = await deedOnce(services, asked, doing(handled), new Date());
    if (isReplayed) reply.header('idempotency-replayed', 'true');
    return answer as never;
  });
}
