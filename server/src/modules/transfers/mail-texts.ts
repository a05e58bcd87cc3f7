import type { MailTextsOf } from '../../mail/mail-texts.ts';

type TransferMails = {
  'transfer-received': { name: string; amount: string; link: string };
  'transfer-undone': { name: string; amount: string; reason: string; link: string };
};

declare module '../../mail/mail-texts.ts' {
  interface MailValues extends TransferMails {}
}

export const transferMailTexts: MailTextsOf<TransferMails> = {
  en: {
    'transfer-received': ({ amount, link }, network) => ({
      subject: `${network} has received your transfer of ${amount}`,
      preheader: 'It is in your balance.',
      before: [`Your bank transfer of ${amount} has arrived. It is in your balance, ready to be used.`],
      actions: [{ label: 'See my billing', link }],
      after: [],
    }),
    'transfer-undone': ({ amount, reason, link }, network) => ({
      subject: `A transfer of ${amount} to ${network} was not yours`,
      preheader: 'It has been taken out of your balance.',
      before: [
        `A bank transfer of ${amount} was put into your balance by mistake. We have taken it out again.`,
        `Reason: ${reason}`,
      ],
      actions: [{ label: 'See my billing', link }],
      after: ['If you think that this is wrong, reply to this mail.'],
    }),
  },
  es: {
    'transfer-received': ({ amount, link }, network) => ({
      subject: `${network} ha recibido tu transferencia de ${amount}`,
      preheader: 'Ya está en tu saldo.',
      before: [`Tu transferencia bancaria de ${amount} ha llegado. Ya está en tu saldo, lista para usarse.`],
      actions: [{ label: 'Ver mi facturación', link }],
      after: [],
    }),
    'transfer-undone': ({ amount, reason, link }, network) => ({
      subject: `Una transferencia de ${amount} a ${network} no era tuya`,
      preheader: 'Se ha retirado de tu saldo.',
      before: [
        `Una transferencia bancaria de ${amount} se abonó a tu saldo por error. La hemos retirado.`,
        `Motivo: ${reason}`,
      ],
      actions: [{ label: 'Ver mi facturación', link }],
      after: ['Si crees que no es correcto, responde a este correo.'],
    }),
  },
};
