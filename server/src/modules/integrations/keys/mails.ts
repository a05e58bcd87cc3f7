import { paths } from '@callstead/contract/paths';
import type { UserType } from '@callstead/domain/identity/account';
import type { Tx } from '../../../services.ts';
import { mailMembers } from '../../identity/mails.ts';
import { findAccount } from '../../identity/queries.ts';
import type { MailsByEvent } from '../../mails/on-events.ts';

const KEYS_OF: Record<UserType, string> = {
  publisher: paths.publisher.integrations,
  affiliate: paths.publisher.integrations,
  advertiser: paths.advertiser.integrations,
  admin: paths.admin.security,
};

/** Whoever ends a key in their panel knows; of one that ended itself its account learns. */
export const keyMails: MailsByEvent = {
  'api-key.revoke': async (tx: Tx, { subject, accountId, actor, data }) => {
    const account = data.byItself && accountId ? await findAccount(tx.db, accountId) : undefined;
    if (!account) return [];
    const link = `${tx.config.publicUrl}${KEYS_OF[account.type]}`;
    const hint = String(data.before?.token ?? '');
    return mailMembers(tx, account.id, ({ name, email: to, language }) => ({
      mail: 'api-key-ended',
      to,
      language,
      values: { name, key: subject.name, hint, address: actor.address ?? '?', link },
    }));
  },
};
