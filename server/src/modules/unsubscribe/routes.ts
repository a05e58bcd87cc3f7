import { unsubscribePath } from '@callstead/contract/public-paths';
import { DISPUTE_KINDS } from '@callstead/domain/notifications/notification';
import { lookOf } from '@callstead/domain/site/brand-look';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../db/database.ts';
import { pageLanguage } from '../../http/page-language.ts';
import type { App } from '../../http/zod.ts';
import type { Services } from '../../services.ts';
import { silenceAlertMails } from '../alerts/queries.ts';
import { silenceMails } from '../preferences/commands.ts';
import { unsubscribeRecipient } from '../reports/mailing/queries.ts';
import { readSubscription, type Subscription } from '../reports/mailing/unsubscribe-token.ts';
import { type UnsubscribeStep, unsubscribePage } from './unsubscribe-page.ts';

/** Nothing in it is read: that it was sent is what counts. */
const BODY_LIMIT_BYTES = 4 * 1024;

/** For whoever got a mail, and for their mailbox (RFC 8058), which sends a form of its own; neither brings a cookie. */
const config = { access: 'report-mail.unsubscribe', audience: 'outside' } as const;

type UnsubscribeServices = Pick<Services, 'db' | 'secret' | 'settings'>;

/** Looking ends nothing: mailboxes open links to see whether they are safe. */
export function unsubscribeRoutes(app: App, services: UnsubscribeServices): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES }, (_request, _body, done) =>
    done(null, undefined),
  );

  app.get('/unsubscribe', { config }, (request, reply) =>
    answer(services, request, reply, subscriptionIn(services, request) ? 'ask' : 'unreadable'),
  );

  app.post('/unsubscribe', { config, bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
    const subscription = subscriptionIn(services, request);
    if (subscription) await end(services, subscription);
    return answer(services, request, reply, subscription ? 'done' : 'unreadable');
  });
}

function tokenIn({ query }: FastifyRequest): string {
  const { token } = query as { token?: unknown };
  return typeof token === 'string' ? token : '';
}

const subscriptionIn = ({ secret }: Pick<Services, 'secret'>, request: FastifyRequest) =>
  readSubscription(secret, tokenIn(request));

const ENDS: Record<Subscription['of'], (db: Db, id: string) => Promise<void>> = {
  alert: silenceAlertMails,
  report: (db, id) => unsubscribeRecipient(db, id, new Date()),
  dispute: (db, id) => silenceMails(db, id, DISPUTE_KINDS),
};

const end = ({ db }: Pick<Services, 'db'>, { of, id }: Subscription) => ENDS[of](db, id);

function answer(
  { settings }: UnsubscribeServices,
  request: FastifyRequest,
  reply: FastifyReply,
  step: UnsubscribeStep,
) {
  const look = lookOf(settings.of('brand'));
  const language = pageLanguage(request);
  const action = unsubscribePath(tokenIn(request), language);
  return reply
    .code(step === 'unreadable' ? 404 : 200)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(unsubscribePage({ language, nonce: request.nonce, step, action, look }));
}
