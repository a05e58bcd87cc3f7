import { REVIEW_HOURS } from '@callstead/domain/identity/account';
import type { MailTextsOf } from '../../mail/mail-texts.ts';

type Invited = { name: string; inviter: string; link: string; hours: number };
type IdentityMails = {
  'confirm-email': { name: string; link: string };
  'reset-password': { name: string; link: string };
  'sign-in-link': { name: string; link: string; minutes: number };
  'account-approved': { name: string; link: string };
  'account-rejected': { name: string; reason?: string | null | undefined; contactLink: string };
  'already-registered': { name: string; loginLink: string; resetLink: string };
  'password-changed': { name: string; contactLink: string };
  'admin-invitation': Invited;
  'publisher-invitation': Invited;
  'advertiser-invitation': Invited;
};

declare module '../../mail/mail-texts.ts' {
  interface MailValues extends IdentityMails {}
}

const REVIEW_TIME = `${REVIEW_HOURS.from}-${REVIEW_HOURS.to}`;

type Invitation = { subject: string; asked: string; what: string };

/** One mail, whoever somebody is asked to be. */
const invitation = {
  en: ({ inviter, link, hours }: Invited, { subject, asked, what }: Invitation) => ({
    subject,
    preheader: 'Choose a password and you are in.',
    before: [
      inviter ? `${inviter} invites you ${asked}.` : `You are invited ${asked}.`,
      `${what} To accept, choose a password here.`,
    ],
    actions: [{ label: 'Accept the invitation', link }],
    after: [
      `The link works once, for ${hours} hours.`,
      'If you did not expect this email, just ignore it: nothing happens without you.',
    ],
  }),
  es: ({ inviter, link, hours }: Invited, { subject, asked, what }: Invitation) => ({
    subject,
    preheader: 'Elige una contraseña y listo.',
    before: [
      inviter ? `${inviter} te invita ${asked}.` : `Te invitan ${asked}.`,
      `${what} Para aceptar, elige aquí una contraseña.`,
    ],
    actions: [{ label: 'Aceptar la invitación', link }],
    after: [
      `El enlace funciona una sola vez y caduca a las ${hours} horas.`,
      'Si no esperabas este correo, ignóralo: no pasa nada sin ti.',
    ],
  }),
};

export const identityMailTexts: MailTextsOf<IdentityMails> = {
  en: {
    'confirm-email': ({ link }, network) => ({
      subject: `Confirm your email for ${network}`,
      preheader: 'One click, and your account goes to review.',
      before: ['Welcome! Your account has been created. All that is left is to confirm that this address is yours.'],
      actions: [{ label: 'Confirm my email', link }],
      after: [
        `After that one of our administrators reviews your account, usually within ${REVIEW_TIME} hours. We will write to you as soon as it is decided.`,
        'The link works for a limited time. If you did not create this account, just ignore this email: nobody can use it unconfirmed.',
      ],
    }),
    'reset-password': ({ link }, network) => ({
      subject: `Reset your ${network} password`,
      preheader: 'Choose a new password with the link inside.',
      before: ['We received a request to reset the password of your account. You can choose a new one here.'],
      actions: [{ label: 'Choose a new password', link }],
      after: [
        'The link works once and for a limited time.',
        'If it was not you, there is nothing to do: your password stays as it is.',
      ],
    }),
    'sign-in-link': ({ link, minutes }, network) => ({
      subject: `Somebody is guessing your ${network} password`,
      preheader: 'New devices have to wait; with the link inside you do not.',
      before: [
        'Too many wrong passwords were tried for your account, so devices it does not know have to wait a quarter of an hour. Devices you have logged in with before are not affected.',
        'If you want to log in on a new device now, open this link on it. If you use two-step verification, it is asked for as always.',
      ],
      actions: [{ label: 'Log in with this link', link }],
      after: [
        `The link works once, for ${minutes} minutes. Do not pass it on: whoever opens it is in your account.`,
        'If it was not you who tried, there is nothing to do: your password stays as it is, and nobody got in.',
      ],
    }),
    'account-approved': ({ link }, network) => ({
      subject: `Your ${network} account is approved`,
      preheader: 'You can log in now.',
      before: ['Good news: we have reviewed your account, and it is approved. Your panel is ready for you.'],
      actions: [{ label: 'Log in', link }],
      after: ['It is good to have you with us.'],
    }),
    'account-rejected': ({ reason, contactLink }, network) => ({
      subject: `About your ${network} account`,
      preheader: 'We have reviewed your account.',
      before: [
        `Thank you for your interest in ${network}. We have reviewed your account, and we cannot approve it at this time.`,
        ...(reason ? [`The reason: ${reason}`] : []),
        'If you think this is a mistake, or there is something we should know, write to us. A person will read it.',
      ],
      actions: [{ label: 'Contact us', link: contactLink }],
      after: [],
    }),
    'already-registered': ({ loginLink, resetLink }, network) => ({
      subject: `You already have a ${network} account`,
      preheader: 'Log in, or choose a new password.',
      before: [
        `Somebody has just tried to register at ${network} with this address, but you already have an account here.`,
        'If it was you, log in with the password you chose. If you have forgotten it, you can choose a new one.',
      ],
      actions: [
        { label: 'Log in', link: loginLink },
        { label: 'Choose a new password', link: resetLink },
      ],
      after: ['If it was not you, there is nothing to do: nothing has changed in your account.'],
    }),
    'password-changed': ({ contactLink }, network) => ({
      subject: `Your ${network} password was changed`,
      preheader: 'If it was you, there is nothing to do.',
      before: [
        'The password of your account has just been changed, and every open session was closed.',
        'If it was you, there is nothing to do. If it was not, tell us right away and we will help you secure your account.',
      ],
      actions: [{ label: 'It was not me', link: contactLink }],
      after: [],
    }),
    'admin-invitation': (values, network) =>
      invitation.en(values, {
        subject: `You are invited to administer ${network}`,
        asked: 'to become an administrator of this network',
        what: 'Administrators approve accounts and answer support tickets.',
      }),
    'publisher-invitation': (values, network) =>
      invitation.en(values, {
        subject: `You are invited to be a publisher of ${network}`,
        asked: 'to be a publisher of this network',
        what: 'You choose campaigns, get a tracking number or link for each, and are paid for the calls and leads that qualify.',
      }),
    'advertiser-invitation': (values, network) =>
      invitation.en(values, {
        subject: `You are invited to be an advertiser of ${network}`,
        asked: 'to be an advertiser of this network',
        what: 'You say which calls or leads you want and what you pay for one; you pay only for those that meet your criteria.',
      }),
  },
  es: {
    'confirm-email': ({ link }, network) => ({
      subject: `Confirma tu correo en ${network}`,
      preheader: 'Un clic y tu cuenta pasa a revisión.',
      before: [
        '¡Te damos la bienvenida! Tu cuenta ha sido creada. Solo falta que confirmes que esta dirección es tuya.',
      ],
      actions: [{ label: 'Confirmar mi correo', link }],
      after: [
        `Después, un administrador revisará tu cuenta, normalmente en un plazo de ${REVIEW_TIME} horas. Te escribiremos en cuanto haya una decisión.`,
        'El enlace es válido por tiempo limitado. Si no creaste esta cuenta, ignora este correo: sin confirmar, nadie puede usarla.',
      ],
    }),
    'reset-password': ({ link }, network) => ({
      subject: `Restablece tu contraseña de ${network}`,
      preheader: 'Elige una contraseña nueva con el enlace que te enviamos.',
      before: ['Recibimos una solicitud para restablecer la contraseña de tu cuenta. Aquí puedes elegir una nueva.'],
      actions: [{ label: 'Elegir una contraseña nueva', link }],
      after: [
        'El enlace funciona una sola vez y por tiempo limitado.',
        'Si no fuiste tú, no tienes que hacer nada: tu contraseña sigue siendo la misma.',
      ],
    }),
    'sign-in-link': ({ link, minutes }, network) => ({
      subject: `Alguien está probando tu contraseña de ${network}`,
      preheader: 'Los dispositivos nuevos tienen que esperar; con este enlace, tú no.',
      before: [
        'Se probaron demasiadas contraseñas incorrectas en tu cuenta, así que los dispositivos que no conoce tienen que esperar un cuarto de hora. Los dispositivos con los que ya entraste no cambian.',
        'Si quieres entrar ahora desde un dispositivo nuevo, abre este enlace en él. Si usas la verificación en dos pasos, se te pedirá como siempre.',
      ],
      actions: [{ label: 'Entrar con este enlace', link }],
      after: [
        `El enlace funciona una sola vez, durante ${minutes} minutos. No lo compartas: quien lo abra entra en tu cuenta.`,
        'Si no fuiste tú quien lo intentó, no tienes que hacer nada: tu contraseña sigue siendo la misma y nadie ha entrado.',
      ],
    }),
    'account-approved': ({ link }, network) => ({
      subject: `Tu cuenta de ${network} ha sido aprobada`,
      preheader: 'Ya puedes iniciar sesión.',
      before: ['Buenas noticias: revisamos tu cuenta y ha sido aprobada. Tu panel ya está listo.'],
      actions: [{ label: 'Iniciar sesión', link }],
      after: ['Nos alegra tenerte con nosotros.'],
    }),
    'account-rejected': ({ reason, contactLink }, network) => ({
      subject: `Sobre tu cuenta de ${network}`,
      preheader: 'Hemos revisado tu cuenta.',
      before: [
        `Gracias por tu interés en ${network}. Hemos revisado tu cuenta y, por el momento, no podemos aprobarla.`,
        ...(reason ? [`El motivo: ${reason}`] : []),
        'Si crees que se trata de un error o hay algo que debamos saber, escríbenos. Te leerá una persona.',
      ],
      actions: [{ label: 'Contáctanos', link: contactLink }],
      after: [],
    }),
    'already-registered': ({ loginLink, resetLink }, network) => ({
      subject: `Ya tienes una cuenta en ${network}`,
      preheader: 'Inicia sesión o elige una contraseña nueva.',
      before: [
        `Alguien acaba de intentar registrarse en ${network} con esta dirección, pero ya tienes una cuenta con nosotros.`,
        'Si fuiste tú, inicia sesión con tu contraseña. Si la olvidaste, puedes elegir una nueva.',
      ],
      actions: [
        { label: 'Iniciar sesión', link: loginLink },
        { label: 'Elegir una contraseña nueva', link: resetLink },
      ],
      after: ['Si no fuiste tú, no tienes que hacer nada: nada ha cambiado en tu cuenta.'],
    }),
    'password-changed': ({ contactLink }, network) => ({
      subject: `Tu contraseña de ${network} ha cambiado`,
      preheader: 'Si fuiste tú, no tienes que hacer nada.',
      before: [
        'La contraseña de tu cuenta se acaba de cambiar y se cerraron todas las sesiones abiertas.',
        'Si fuiste tú, no tienes que hacer nada. Si no, avísanos de inmediato y te ayudaremos a proteger tu cuenta.',
      ],
      actions: [{ label: 'No fui yo', link: contactLink }],
      after: [],
    }),
    'admin-invitation': (values, network) =>
      invitation.es(values, {
        subject: `Te invitan a administrar ${network}`,
        asked: 'a ser administrador de esta red',
        what: 'Los administradores aprueban cuentas y responden a los tickets de soporte.',
      }),
    'publisher-invitation': (values, network) =>
      invitation.es(values, {
        subject: `Te invitan a ser editor de ${network}`,
        asked: 'a ser editor de esta red',
        what: 'Eliges campañas, recibes un número o enlace de seguimiento para cada una y cobras por las llamadas y los leads que califican.',
      }),
    'advertiser-invitation': (values, network) =>
      invitation.es(values, {
        subject: `Te invitan a ser anunciante de ${network}`,
        asked: 'a ser anunciante de esta red',
        what: 'Dices qué llamadas o leads quieres y cuánto pagas por cada uno; pagas solo por los que cumplen tus criterios.',
      }),
  },
};
