import type { SaleKind } from '@callstead/domain/sale-kind';
import type { MailText, MailTextsOf } from '../../mail/mail-texts.ts';

type Corrected = { name: string; number: string; items: number; amount: string; reason: string; link: string };
type CorrectionMails = Record<`${SaleKind}s-corrected`, Corrected> & {
  'bonus-given': { name: string; amount: string; reason: string; link: string };
};

declare module '../../mail/mail-texts.ts' {
  interface MailValues extends CorrectionMails {}
}

type Words = { one: string; many: string };

const correctedInEnglish =
  ({ one, many }: Words) =>
  ({ number, items, amount, reason, link }: Corrected, network: string): MailText => {
    const which = items === 1 ? `one of your ${many}` : `${items} of your ${many}`;
    return {
      subject: `${network} correction ${number}: ${which}`,
      preheader: `${amount} in all; each ${one} is in the file attached.`,
      before: [
        `We have corrected ${which}. In all, your money changes by ${amount}.`,
        `The reason: ${reason}`,
        `The file attached shows each ${one} as it was before and as it is now.`,
      ],
      actions: [{ label: `See your ${many}`, link }],
      after: [],
    };
  };

const correctedInSpanish =
  ({ many, isMasculine = false, one }: Words & { isMasculine?: boolean }) =>
  ({ number, items, amount, reason, link }: Corrected, network: string): MailText => {
    const which = `${items === 1 ? (isMasculine ? 'uno' : 'una') : items} de tus ${many}`;
    return {
      subject: `Corrección ${number} de ${network}: ${which}`,
      preheader: `${amount} en total; cada ${one} está en el archivo adjunto.`,
      before: [
        `Hemos corregido ${which}. En total, tu dinero cambia en ${amount}.`,
        `El motivo: ${reason}`,
        `El archivo adjunto muestra cada ${one} como estaba antes y como está ahora.`,
      ],
      actions: [{ label: `Ver tus ${many}`, link }],
      after: [],
    };
  };

export const correctionMailTexts: MailTextsOf<CorrectionMails> = {
  en: {
    'calls-corrected': correctedInEnglish({ one: 'call', many: 'calls' }),
    'leads-corrected': correctedInEnglish({ one: 'lead', many: 'leads' }),
    'conversions-corrected': correctedInEnglish({ one: 'conversion', many: 'conversions' }),
    'bonus-given': ({ amount, reason, link }, network) => ({
      subject: `${network}: a bonus of ${amount} for you`,
      preheader: 'It is part of your next payout.',
      before: [`We have given you a bonus of ${amount}. It is part of your next payout.`, `The reason: ${reason}`],
      actions: [{ label: 'See your payments', link }],
      after: [],
    }),
  },
  es: {
    'calls-corrected': correctedInSpanish({ one: 'llamada', many: 'llamadas' }),
    'leads-corrected': correctedInSpanish({ one: 'lead', many: 'leads', isMasculine: true }),
    'conversions-corrected': correctedInSpanish({ one: 'conversión', many: 'conversiones' }),
    'bonus-given': ({ amount, reason, link }, network) => ({
      subject: `${network}: un bono de ${amount} para ti`,
      preheader: 'Entra en tu próximo pago.',
      before: [`Te hemos dado un bono de ${amount}. Entra en tu próximo pago.`, `El motivo: ${reason}`],
      actions: [{ label: 'Ver tus pagos', link }],
      after: [],
    }),
  },
};
