import { type Language, REVIEW_HOURS } from '@callstead/domain/identity/account';

/** What each mail must be told. */
export type MailValues = {
  'confirm-email': { name: string; link: string };
  'reset-password': { name: string; link: string };
  'account-approved': { name: string; link: string };
  'account-rejected': { name: string; reason?: string | null | undefined; contactLink: string };
  'already-registered': { name: string; loginLink: string; resetLink: string };
  'password-changed': { name: string; contactLink: string };
  'campaign-activated': { name: string; title: string; link: string };
  'campaign-returned': { name: string; title: string; reason: string; link: string };
};
export type MailName = keyof MailValues;

export type MailAction = { label: string; link: string };

/** Plain text throughout; the layout escapes it. The first action is the button. */
export type MailText = {
  subject: string;
  preheader: string;
  before: string[];
  actions: MailAction[];
  after: string[];
};

type MailTexts = { [Name in MailName]: (values: MailValues[Name]) => MailText };

/** What stands around every mail. */
type FrameText = { greeting: (name: string) => string; linkHint: string; footer: string };

export const FRAME_TEXTS: Record<Language, FrameText> = {
  en: {
    greeting: (name) => (name ? `Hi ${name},` : 'Hi,'),
    linkHint: 'If a button does not work, copy its address into your browser:',
    footer: 'You are receiving this email because this address was used at Callstead.',
  },
  es: {
    greeting: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
    linkHint: 'Si un botón no funciona, copia su dirección en tu navegador:',
    footer: 'Recibes este correo porque esta dirección se usó en Callstead.',
  },
};

const REVIEW_TIME = `${REVIEW_HOURS.from}-${REVIEW_HOURS.to}`;

const ENGLISH: MailTexts = {
  'confirm-email': ({ link }) => ({
    subject: 'Confirm your email for Callstead',
    preheader: 'One click, and your account goes to review.',
    before: ['Welcome! Your account has been created. All that is left is to confirm that this address is yours.'],
    actions: [{ label: 'Confirm my email', link }],
    after: [
      `After that one of our administrators reviews your account, usually within ${REVIEW_TIME} hours. We will write to you as soon as it is decided.`,
      'The link works for a limited time. If you did not create this account, just ignore this email: nobody can use it unconfirmed.',
    ],
  }),
  'reset-password': ({ link }) => ({
    subject: 'Reset your Callstead password',
    preheader: 'Choose a new password with the link inside.',
    before: ['We received a request to reset the password of your account. You can choose a new one here.'],
    actions: [{ label: 'Choose a new password', link }],
    after: [
      'The link works once and for a limited time.',
      'If it was not you, there is nothing to do: your password stays as it is.',
    ],
  }),
  'account-approved': ({ link }) => ({
    subject: 'Your Callstead account is approved',
    preheader: 'You can log in now.',
    before: ['Good news: we have reviewed your account, and it is approved. Your panel is ready for you.'],
    actions: [{ label: 'Log in', link }],
    after: ['It is good to have you with us.'],
  }),
  'account-rejected': ({ reason, contactLink }) => ({
    subject: 'About your Callstead account',
    preheader: 'We have reviewed your account.',
    before: [
      'Thank you for your interest in Callstead. We have reviewed your account, and we cannot approve it at this time.',
      ...(reason ? [`The reason: ${reason}`] : []),
      'If you think this is a mistake, or there is something we should know, write to us. A person will read it.',
    ],
    actions: [{ label: 'Contact us', link: contactLink }],
    after: [],
  }),
  'already-registered': ({ loginLink, resetLink }) => ({
    subject: 'You already have a Callstead account',
    preheader: 'Log in, or choose a new password.',
    before: [
      'Somebody has just tried to register at Callstead with this address, but you already have an account here.',
      'If it was you, log in with the password you chose. If you have forgotten it, you can choose a new one.',
    ],
    actions: [
      { label: 'Log in', link: loginLink },
      { label: 'Choose a new password', link: resetLink },
    ],
    after: ['If it was not you, there is nothing to do: nothing has changed in your account.'],
  }),
  'password-changed': ({ contactLink }) => ({
    subject: 'Your Callstead password was changed',
    preheader: 'If it was you, there is nothing to do.',
    before: [
      'The password of your account has just been changed, and every open session was closed.',
      'If it was you, there is nothing to do. If it was not, tell us right away and we will help you secure your account.',
    ],
    actions: [{ label: 'It was not me', link: contactLink }],
    after: [],
  }),
  'campaign-activated': ({ title, link }) => ({
    subject: 'Your Callstead campaign is active',
    preheader: 'It has been reviewed and is now public.',
    before: [`We have reviewed your campaign “${title}”. It is active now: publishers can find it and apply for it.`],
    actions: [{ label: 'See my campaigns', link }],
    after: ['You can pause it at any time.'],
  }),
  'campaign-returned': ({ title, reason, link }) => ({
    subject: 'Your Callstead campaign needs a change',
    preheader: 'We have reviewed it and sent it back to you.',
    before: [
      `We have reviewed your campaign “${title}”, and something has to change before it can go live.`,
      `What we ask for: ${reason}`,
    ],
    actions: [{ label: 'Edit my campaign', link }],
    after: ['It is a draft again. Once you have changed it, send it for review and we will look at it again.'],
  }),
};

const SPANISH: MailTexts = {
  'confirm-email': ({ link }) => ({
    subject: 'Confirma tu correo en Callstead',
    preheader: 'Un clic y tu cuenta pasa a revisión.',
    before: ['¡Te damos la bienvenida! Tu cuenta ha sido creada. Solo falta que confirmes que esta dirección es tuya.'],
    actions: [{ label: 'Confirmar mi correo', link }],
    after: [
      `Después, un administrador revisará tu cuenta, normalmente en un plazo de ${REVIEW_TIME} horas. Te escribiremos en cuanto haya una decisión.`,
      'El enlace es válido por tiempo limitado. Si no creaste esta cuenta, ignora este correo: sin confirmar, nadie puede usarla.',
    ],
  }),
  'reset-password': ({ link }) => ({
    subject: 'Restablece tu contraseña de Callstead',
    preheader: 'Elige una contraseña nueva con el enlace que te enviamos.',
    before: ['Recibimos una solicitud para restablecer la contraseña de tu cuenta. Aquí puedes elegir una nueva.'],
    actions: [{ label: 'Elegir una contraseña nueva', link }],
    after: [
      'El enlace funciona una sola vez y por tiempo limitado.',
      'Si no fuiste tú, no tienes que hacer nada: tu contraseña sigue siendo la misma.',
    ],
  }),
  'account-approved': ({ link }) => ({
    subject: 'Tu cuenta de Callstead ha sido aprobada',
    preheader: 'Ya puedes iniciar sesión.',
    before: ['Buenas noticias: revisamos tu cuenta y ha sido aprobada. Tu panel ya está listo.'],
    actions: [{ label: 'Iniciar sesión', link }],
    after: ['Nos alegra tenerte con nosotros.'],
  }),
  'account-rejected': ({ reason, contactLink }) => ({
    subject: 'Sobre tu cuenta de Callstead',
    preheader: 'Hemos revisado tu cuenta.',
    before: [
      'Gracias por tu interés en Callstead. Hemos revisado tu cuenta y, por el momento, no podemos aprobarla.',
      ...(reason ? [`El motivo: ${reason}`] : []),
      'Si crees que se trata de un error o hay algo que debamos saber, escríbenos. Te leerá una persona.',
    ],
    actions: [{ label: 'Contáctanos', link: contactLink }],
    after: [],
  }),
  'already-registered': ({ loginLink, resetLink }) => ({
    subject: 'Ya tienes una cuenta en Callstead',
    preheader: 'Inicia sesión o elige una contraseña nueva.',
    before: [
      'Alguien acaba de intentar registrarse en Callstead con esta dirección, pero ya tienes una cuenta con nosotros.',
      'Si fuiste tú, inicia sesión con tu contraseña. Si la olvidaste, puedes elegir una nueva.',
    ],
    actions: [
      { label: 'Iniciar sesión', link: loginLink },
      { label: 'Elegir una contraseña nueva', link: resetLink },
    ],
    after: ['Si no fuiste tú, no tienes que hacer nada: nada ha cambiado en tu cuenta.'],
  }),
  'password-changed': ({ contactLink }) => ({
    subject: 'Tu contraseña de Callstead ha cambiado',
    preheader: 'Si fuiste tú, no tienes que hacer nada.',
    before: [
      'La contraseña de tu cuenta se acaba de cambiar y se cerraron todas las sesiones abiertas.',
      'Si fuiste tú, no tienes que hacer nada. Si no, avísanos de inmediato y te ayudaremos a proteger tu cuenta.',
    ],
    actions: [{ label: 'No fui yo', link: contactLink }],
    after: [],
  }),
  'campaign-activated': ({ title, link }) => ({
    subject: 'Tu campaña de Callstead está activa',
    preheader: 'La revisamos y ya es pública.',
    before: [`Revisamos tu campaña «${title}». Ya está activa: los editores pueden encontrarla y solicitarla.`],
    actions: [{ label: 'Ver mis campañas', link }],
    after: ['Puedes pausarla cuando quieras.'],
  }),
  'campaign-returned': ({ title, reason, link }) => ({
    subject: 'Tu campaña de Callstead necesita un cambio',
    preheader: 'La revisamos y te la devolvemos.',
    before: [
      `Revisamos tu campaña «${title}» y hay algo que cambiar antes de publicarla.`,
      `Lo que te pedimos: ${reason}`,
    ],
    actions: [{ label: 'Editar mi campaña', link }],
    after: ['Vuelve a ser un borrador. Cuando la cambies, envíala a revisión y la miraremos de nuevo.'],
  }),
};

export const MAIL_TEXTS: Record<Language, MailTexts> = { en: ENGLISH, es: SPANISH };
