import type { MailTextsOf } from '../../../mail/mail-texts.ts';

type EmailChangeMails = {
  'confirm-email-change': { name: string; link: string };
  'email-change-requested': { name: string; newEmail: string; contactLink: string };
  'email-changed': { name: string; contactLink: string };
  'email-in-use': { name: string; loginLink: string };
};

declare module '../../../mail/mail-texts.ts' {
  interface MailValues extends EmailChangeMails {}
}

export const emailChangeMailTexts: MailTextsOf<EmailChangeMails> = {
  en: {
    'confirm-email-change': ({ link }, network) => ({
      subject: `Confirm your new address for ${network}`,
      preheader: 'One click, and you log in with this address.',
      before: ['This address was named as the new login address of your account. Confirm that it is yours.'],
      actions: [{ label: 'Use this address', link }],
      after: [
        'The link works once and for one hour. Until then you log in with your old address.',
        'If you did not ask for this, ignore this email: nothing changes.',
      ],
    }),
    'email-change-requested': ({ newEmail, contactLink }, network) => ({
      subject: `A new login address was requested at ${network}`,
      preheader: 'If it was you, open the link in your new mailbox.',
      before: [
        `Somebody who knows your password asked for ${newEmail} to become the login address of your account.`,
        'If it was you, open the link we sent there. If it was not, change your password right away: that also ends this request.',
      ],
      actions: [{ label: 'It was not me', link: contactLink }],
      after: [],
    }),
    'email-changed': ({ contactLink }, network) => ({
      subject: `Your ${network} login address was changed`,
      preheader: 'From now on you log in with your new address.',
      before: [
        'The login address of your account has just been changed, and we will write to the new one from now on.',
        'If it was not you, tell us right away and we will help you get your account back.',
      ],
      actions: [{ label: 'Contact us', link: contactLink }],
      after: [],
    }),
    'email-in-use': ({ loginLink }, network) => ({
      subject: `This address already belongs to a ${network} account`,
      preheader: 'Nothing has changed in your account.',
      before: [
        'Somebody has just tried to make this address the login of another account, but it already belongs to yours.',
        'If it was you, log in here with this address instead.',
      ],
      actions: [{ label: 'Log in', link: loginLink }],
      after: ['If it was somebody else, they were told nothing about you, and your account stays as it is.'],
    }),
  },
  es: {
    'confirm-email-change': ({ link }, network) => ({
      subject: `Confirma tu nueva dirección en ${network}`,
      preheader: 'Un clic y entrarás con esta dirección.',
      before: ['Esta dirección se indicó como el nuevo correo de acceso de tu cuenta. Confirma que es tuya.'],
      actions: [{ label: 'Usar esta dirección', link }],
      after: [
        'El enlace funciona una sola vez y durante una hora. Hasta entonces entras con tu dirección anterior.',
        'Si no lo pediste, ignora este correo: no cambia nada.',
      ],
    }),
    'email-change-requested': ({ newEmail, contactLink }, network) => ({
      subject: `Se pidió un nuevo correo de acceso en ${network}`,
      preheader: 'Si fuiste tú, abre el enlace en tu nuevo buzón.',
      before: [
        `Alguien que conoce tu contraseña pidió que ${newEmail} sea el correo de acceso de tu cuenta.`,
        'Si fuiste tú, abre el enlace que enviamos allí. Si no, cambia tu contraseña de inmediato: eso también anula la solicitud.',
      ],
      actions: [{ label: 'Yo no lo pedí', link: contactLink }],
      after: [],
    }),
    'email-changed': ({ contactLink }, network) => ({
      subject: `Tu correo de acceso a ${network} ha cambiado`,
      preheader: 'Desde ahora entras con tu nueva dirección.',
      before: [
        'El correo de acceso de tu cuenta se acaba de cambiar y desde ahora te escribiremos a la nueva dirección.',
        'Si no fuiste tú, avísanos de inmediato y te ayudaremos a recuperar tu cuenta.',
      ],
      actions: [{ label: 'Contáctanos', link: contactLink }],
      after: [],
    }),
    'email-in-use': ({ loginLink }, network) => ({
      subject: `Esta dirección ya pertenece a una cuenta de ${network}`,
      preheader: 'Nada ha cambiado en tu cuenta.',
      before: [
        'Alguien acaba de intentar usar esta dirección como acceso de otra cuenta, pero ya pertenece a la tuya.',
        'Si fuiste tú, inicia sesión aquí con esta dirección.',
      ],
      actions: [{ label: 'Iniciar sesión', link: loginLink }],
      after: ['Si fue otra persona, no se le dijo nada sobre ti y tu cuenta sigue como estaba.'],
    }),
  },
};
