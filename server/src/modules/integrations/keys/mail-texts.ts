import type { MailTextsOf } from '../../../mail/mail-texts.ts';

type KeyMails = { 'api-key-ended': { name: string; key: string; hint: string; address: string; link: string } };

declare module '../../../mail/mail-texts.ts' {
  interface MailValues extends KeyMails {}
}

export const keyMailTexts: MailTextsOf<KeyMails> = {
  en: {
    'api-key-ended': ({ key, hint, address, link }, network) => ({
      subject: `Your ${network} API key “${key}” has ended itself`,
      preheader: 'Nothing can be asked with it any more.',
      before: [
        `Somebody who holds the API key “${key}” (${hint}) has revoked it with a request from ${address}. Nothing can be asked with it any more.`,
      ],
      actions: [{ label: 'See my keys', link }],
      after: ['If it was none of your programs, the key was in the wrong hands: look at what it was used for.'],
    }),
  },
  es: {
    'api-key-ended': ({ key, hint, address, link }, network) => ({
      subject: `Tu clave de la API de ${network} «${key}» se ha dado de baja a sí misma`,
      preheader: 'Ya no se puede pedir nada con ella.',
      before: [
        `Alguien que tiene la clave de API «${key}» (${hint}) la ha revocado con una petición desde ${address}. Ya no se puede pedir nada con ella.`,
      ],
      actions: [{ label: 'Ver mis claves', link }],
      after: ['Si no fue ninguno de tus programas, la clave estaba en malas manos: mira para qué se usó.'],
    }),
  },
};
