import type { MailTextsOf } from '../../mail/mail-texts.ts';

type CorrectionMails = {
  'calls-corrected': { name: string; number: string; calls: number; amount: string; reason: string; link: string };
  'bonus-given': { name: string; amount: string; reason: string; link: string };
};

declare module '../../mail/mail-texts.ts' {
  interface MailValues extends CorrectionMails {}
}

export const correctionMailTexts: MailTextsOf<CorrectionMails> = {
  en: {
    'calls-corrected': ({ number, calls, amount, reason, link }) => ({
      subject: `Callstead correction ${number}: ${calls === 1 ? 'one of your calls' : `${calls} of your calls`}`,
      preheader: `${amount} in all; each call is in the file attached.`,
      before: [
        `We have corrected ${calls === 1 ? 'one of your calls' : `${calls} of your calls`}. In all, your money changes by ${amount}.`,
        `The reason: ${reason}`,
        'The file attached shows each call as it was before and as it is now.',
      ],
      actions: [{ label: 'See your calls', link }],
      after: [],
    }),
    'bonus-given': ({ amount, reason, link }) => ({
      subject: `Callstead: a bonus of ${amount} for you`,
      preheader: 'It is part of your next payout.',
      before: [`We have given you a bonus of ${amount}. It is part of your next payout.`, `The reason: ${reason}`],
      actions: [{ label: 'See your payments', link }],
      after: [],
    }),
  },
  es: {
    'calls-corrected': ({ number, calls, amount, reason, link }) => ({
      subject: `Corrección ${number} de Callstead: ${calls === 1 ? 'una de tus llamadas' : `${calls} de tus llamadas`}`,
      preheader: `${amount} en total; cada llamada está en el archivo adjunto.`,
      before: [
        `Hemos corregido ${calls === 1 ? 'una de tus llamadas' : `${calls} de tus llamadas`}. En total, tu dinero cambia en ${amount}.`,
        `El motivo: ${reason}`,
        'El archivo adjunto muestra cada llamada como estaba antes y como está ahora.',
      ],
      actions: [{ label: 'Ver tus llamadas', link }],
      after: [],
    }),
    'bonus-given': ({ amount, reason, link }) => ({
      subject: `Callstead: un bono de ${amount} para ti`,
      preheader: 'Entra en tu próximo pago.',
      before: [`Te hemos dado un bono de ${amount}. Entra en tu próximo pago.`, `El motivo: ${reason}`],
      actions: [{ label: 'Ver tus pagos', link }],
      after: [],
    }),
  },
};
