import { paths } from '@callstead/contract/paths';
import { unsubscribePath } from '@callstead/contract/public-paths';
import type { AlertKind } from '@callstead/domain/alert-kind';
import { callView } from '@callstead/domain/calls/call-view';
import type { Currency } from '@callstead/domain/currency';
import type { Language } from '@callstead/domain/identity/account';
import { moneyText } from '@callstead/domain/money';
import { mailMembers } from '../identity/mails.ts';
import { findAccount } from '../identity/queries.ts';
import type { MailsByEvent } from '../mails/on-events.ts';
import { signSubscription } from '../reports/mailing/unsubscribe-token.ts';

type Reader = { language: Language; currency: Currency };

const hours = (value: number, { language }: Reader) =>
  language === 'es' ? (value === 1 ? '1 hora' : `${value} horas`) : value === 1 ? '1 hour' : `${value} hours`;

const WORDS: Record<AlertKind, (value: number, reader: Reader) => string> = {
  payout_below: (cents, { currency }) => moneyText(cents, currency),
  spend_above: (cents, { currency }) => moneyText(cents, currency),
  qualify_rate_falls: (value) => `${value} %`,
  cap_reached: (value) => `${value}`,
  balance_hours: hours,
};

export const alertMails: MailsByEvent = {
  'alert.raised': async (tx, { accountId, data }) => {
    const account = data.byMail && accountId ? await findAccount(tx.db, accountId) : undefined;
    if (!account) return [];
    const { alertId, kind, value, limit, campaign } = data;
    const token = signSubscription(tx.secret, { of: 'alert', id: alertId });
    const { currency } = tx.settings.of('books');
    const { alerts } = paths[callView({ role: account.type }, undefined)];
    return mailMembers(tx, account.id, ({ name, email: to, language }) => ({
      mail: 'alert-raised',
      to,
      language,
      values: {
        ...{ name, alert: kind, campaign: campaign?.title[language] ?? null },
        ...{ value: WORDS[kind](value, { language, currency }), limit: WORDS[kind](limit, { language, currency }) },
        link: `${tx.config.publicUrl}${alerts}`,
        unsubscribeLink: `${tx.config.publicUrl}${unsubscribePath(token, language)}`,
      },
    }));
  },
};
