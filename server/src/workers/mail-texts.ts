import type { Language } from '@callstead/domain/identity/account';
import type { MailTexts } from '../mail/mail-texts.ts';
import { applicationMailTexts } from '../modules/applications/mail-texts.ts';
import { documentMailTexts } from '../modules/billing/documents/mail-texts.ts';
import { netTermMailTexts } from '../modules/billing/net-terms/mail-texts.ts';
import { campaignMailTexts } from '../modules/campaigns/mail-texts.ts';
import { correctionMailTexts } from '../modules/corrections/mail-texts.ts';
import { disputeMailTexts } from '../modules/disputes/mail-texts.ts';
import { emailChangeMailTexts } from '../modules/identity/email-change/mail-texts.ts';
import { identityMailTexts } from '../modules/identity/mail-texts.ts';
import { keyMailTexts } from '../modules/integrations/keys/mail-texts.ts';
import { leadMailTexts } from '../modules/leads/mail-texts.ts';
import { ledgerMailTexts } from '../modules/ledger/chain/mail-texts.ts';
import { digestMailTexts } from '../modules/mails/mail-texts.ts';
import { paymentMailTexts } from '../modules/payments/mail-texts.ts';
import { payoutMailTexts } from '../modules/payouts/mail-texts.ts';
import { reportMailTexts } from '../modules/reports/mailing/mail-texts.ts';
import { setupMailTexts } from '../modules/setup/mail-texts.ts';
import { ticketMailTexts } from '../modules/tickets/mail-texts.ts';
import { transferMailTexts } from '../modules/transfers/mail-texts.ts';

const textsIn = (language: Language): MailTexts[Language] => ({
  ...identityMailTexts[language],
  ...emailChangeMailTexts[language],
  ...paymentMailTexts[language],
  ...payoutMailTexts[language],
  ...documentMailTexts[language],
  ...campaignMailTexts[language],
  ...applicationMailTexts[language],
  ...ticketMailTexts[language],
  ...ledgerMailTexts[language],
  ...transferMailTexts[language],
  ...correctionMailTexts[language],
  ...leadMailTexts[language],
  ...disputeMailTexts[language],
  ...netTermMailTexts[language],
  ...reportMailTexts[language],
  ...keyMailTexts[language],
  ...setupMailTexts[language],
  ...digestMailTexts[language],
});

/** The texts of every module that mails; one left out does not compile. */
export const MAIL_TEXTS: MailTexts = { en: textsIn('en'), es: textsIn('es') };
