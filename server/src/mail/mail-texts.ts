import type { CapPeriod } from '@callstead/domain/campaigns/terms';
import { type Language, REVIEW_HOURS } from '@callstead/domain/identity/account';
import { OFFERED } from '@callstead/domain/offered';

/** What each mail must be told. */
export type MailValues = {
  'confirm-email': { name: string; link: string };
  'reset-password': { name: string; link: string };
  'sign-in-link': { name: string; link: string; minutes: number };
  'account-approved': { name: string; link: string };
  'account-rejected': { name: string; reason?: string | null | undefined; contactLink: string };
  'already-registered': { name: string; loginLink: string; resetLink: string };
  'password-changed': { name: string; contactLink: string };
  'ticket-reply': { name: string; subject: string; reply: string; link: string };
  'contact-reply': { name: string; subject: string; reply: string; contactLink: string };
  'admin-invitation': { name: string; inviter: string; link: string; hours: number };
  'confirm-email-change': { name: string; link: string };
  'email-change-requested': { name: string; newEmail: string; contactLink: string };
  'email-changed': { name: string; contactLink: string };
  'email-in-use': { name: string; loginLink: string };
  'payment-method-changed': { name: string; contactLink: string };
  'application-approved': { name: string; campaign: string; link: string };
  'application-rejected': { name: string; campaign: string; reason?: string | null | undefined; link: string };
  'application-revoked': { name: string; campaign: string; reason?: string | null | undefined; link: string };
  'campaign-activated': { name: string; title: string; link: string };
  'campaign-returned': { name: string; title: string; reason: string; link: string };
  'transfer-received': { name: string; amount: string; link: string };
  'transfer-undone': { name: string; amount: string; reason: string; link: string };
  'ledger-head': { name: string; block: number; hash: string; sealedAt: string; link: string };
  'joined-campaign-paused': JoinedCampaign;
  'joined-campaign-resumed': JoinedCampaign;
  'joined-campaign-ended': JoinedCampaign;
  'joined-campaign-terms': JoinedCampaign & { parts: string };
  'joined-campaign-cap': JoinedCampaign & { period: CapPeriod; cap: number };
};
type JoinedCampaign = { name: string; campaign: string; link: string };
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
type FrameText = {
  greeting: (name: string) => string;
  linkHint: string;
  footer: string;
  support: (email: string) => string;
};

export const FRAME_TEXTS: Record<Language, FrameText> = {
  en: {
    greeting: (name) => (name ? `Hi ${name},` : 'Hi,'),
    linkHint: 'If a button does not work, copy its address into your browser:',
    footer: 'You are receiving this email because this address was used at Callstead.',
    support: (email) => `Questions? Write to ${email}.`,
  },
  es: {
    greeting: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
    linkHint: 'Si un botón no funciona, copia su dirección en tu navegador:',
    footer: 'Recibes este correo porque esta dirección se usó en Callstead.',
    support: (email) => `¿Preguntas? Escribe a ${email}.`,
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
  'sign-in-link': ({ link, minutes }) => ({
    subject: 'Somebody is guessing your Callstead password',
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
  'ticket-reply': ({ subject, reply, link }) => ({
    subject: `Callstead: reply to your ticket “${subject}”`,
    preheader: 'Our support team has answered you.',
    before: [`Our support team has answered your ticket “${subject}”:`, `Our answer:\n${reply}`],
    actions: [{ label: 'See the ticket', link }],
    after: ['To answer, open the ticket in your panel. Replies to this email do not reach us.'],
  }),
  'contact-reply': ({ subject, reply, contactLink }) => ({
    subject: `Callstead answers your message “${subject}”`,
    preheader: 'Here is the answer to what you wrote us.',
    before: [`Thank you for writing to us about “${subject}”.`, `Our answer:\n${reply}`],
    actions: [{ label: 'Write to us again', link: contactLink }],
    after: ['Replies to this email do not reach us: if anything is still open, write to us through the page above.'],
  }),
  'admin-invitation': ({ inviter, link, hours }) => ({
    subject: 'You are invited to administer Callstead',
    preheader: 'Choose a password and you are in.',
    before: [
      inviter
        ? `${inviter} invites you to become an administrator of this network.`
        : 'You are invited to become an administrator of this network.',
      'Administrators approve accounts and answer support tickets. To accept, choose a password here.',
    ],
    actions: [{ label: 'Accept the invitation', link }],
    after: [
      `The link works once, for ${hours} hours.`,
      'If you did not expect this email, just ignore it: nothing happens without you.',
    ],
  }),
  'confirm-email-change': ({ link }) => ({
    subject: 'Confirm your new address for Callstead',
    preheader: 'One click, and you log in with this address.',
    before: ['This address was named as the new login address of your account. Confirm that it is yours.'],
    actions: [{ label: 'Use this address', link }],
    after: [
      'The link works once and for one hour. Until then you log in with your old address.',
      'If you did not ask for this, ignore this email: nothing changes.',
    ],
  }),
  'email-change-requested': ({ newEmail, contactLink }) => ({
    subject: 'A new login address was requested at Callstead',
    preheader: 'If it was you, open the link in your new mailbox.',
    before: [
      `Somebody who knows your password asked for ${newEmail} to become the login address of your account.`,
      'If it was you, open the link we sent there. If it was not, change your password right away: that also ends this request.',
    ],
    actions: [{ label: 'It was not me', link: contactLink }],
    after: [],
  }),
  'email-changed': ({ contactLink }) => ({
    subject: 'Your Callstead login address was changed',
    preheader: 'From now on you log in with your new address.',
    before: [
      'The login address of your account has just been changed, and we will write to the new one from now on.',
      'If it was not you, tell us right away and we will help you get your account back.',
    ],
    actions: [{ label: 'Contact us', link: contactLink }],
    after: [],
  }),
  'email-in-use': ({ loginLink }) => ({
    subject: 'This address already belongs to a Callstead account',
    preheader: 'Nothing has changed in your account.',
    before: [
      'Somebody has just tried to make this address the login of another account, but it already belongs to yours.',
      'If it was you, log in here with this address instead.',
    ],
    actions: [{ label: 'Log in', link: loginLink }],
    after: ['If it was somebody else, they were told nothing about you, and your account stays as it is.'],
  }),
  'payment-method-changed': ({ contactLink }) => ({
    subject: 'Your Callstead payment method was changed',
    preheader: 'If it was you, all is well.',
    before: [
      'The way you are paid has just been changed in your account. Your next payment goes there.',
      'If you did not do this, tell us right away, before the next payment leaves.',
    ],
    actions: [{ label: 'I did not do this', link: contactLink }],
    after: [],
  }),
  'application-approved': ({ campaign, link }) => ({
    subject: `Callstead: you are in, ${campaign}`,
    preheader: 'Your request was approved.',
    before: [
      `Good news: your request for the campaign “${campaign}” was approved.`,
      OFFERED.links
        ? 'Your tracking link, and for call campaigns your own tracking number, are waiting in your panel.'
        : 'Your own tracking number is waiting in your panel.',
    ],
    actions: [{ label: 'See my campaigns', link }],
    after: [],
  }),
  'application-rejected': ({ campaign, reason, link }) => ({
    subject: `Callstead: about your request for ${campaign}`,
    preheader: 'Your request has been decided.',
    before: [
      `Your request for the campaign “${campaign}” was not approved this time.`,
      ...(reason ? [`The reason: ${reason}`] : []),
      'There are many more campaigns in the catalogue.',
    ],
    actions: [{ label: 'Find another campaign', link }],
    after: [],
  }),
  'application-revoked': ({ campaign, reason, link }) => ({
    subject: `Callstead: your place in ${campaign} has ended`,
    preheader: 'The approval was withdrawn.',
    before: [
      `The approval for the campaign “${campaign}” has been withdrawn. Its tracking number no longer counts calls for you: please stop using it.`,
      ...(reason ? [`The reason given: ${reason}`] : []),
      'What you have earned until now stays yours.',
    ],
    actions: [{ label: 'Open my campaigns', link }],
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
  'joined-campaign-paused': ({ campaign, link }) => ({
    subject: `Callstead: ${campaign} is paused`,
    preheader: 'Its calls are not connected for now.',
    before: [
      `The campaign “${campaign}”, which you promote, has been paused. Calls to your number are not connected and not paid until it goes on: please pause your ads.`,
      'You keep your place and your number. We will write to you when it goes on.',
    ],
    actions: [{ label: 'See the campaign', link }],
    after: [],
  }),
  'joined-campaign-resumed': ({ campaign, link }) => ({
    subject: `Callstead: ${campaign} is active again`,
    preheader: 'Your number works again.',
    before: [`The campaign “${campaign}” is active again. Calls to your number are connected and paid as agreed.`],
    actions: [{ label: 'See the campaign', link }],
    after: [],
  }),
  'joined-campaign-ended': ({ campaign, link }) => ({
    subject: `Callstead: ${campaign} has ended`,
    preheader: 'Its calls are no longer connected.',
    before: [
      `The campaign “${campaign}”, which you promote, has ended. Calls to your number are no longer connected: please stop your ads.`,
      'What you have earned until now stays yours.',
    ],
    actions: [{ label: 'Open my campaigns', link }],
    after: [],
  }),
  'joined-campaign-terms': ({ campaign, parts, link }) => ({
    subject: `Callstead: new terms for ${campaign}`,
    preheader: 'They hold for every call from now on.',
    before: [
      `The terms of the campaign “${campaign}”, which you promote, have changed: ${parts}.`,
      'They hold for every call from now on. Calls that came before keep the terms they came under.',
    ],
    actions: [{ label: 'Read the new terms', link }],
    after: [],
  }),
  'joined-campaign-cap': ({ campaign, period, cap, link }) => ({
    subject: `Callstead: ${campaign} takes no more calls ${period === 'day' ? 'today' : 'this month'}`,
    preheader: 'Its limit of calls is reached.',
    before: [
      `The campaign “${campaign}” has reached its limit of ${cap} calls ${period === 'day' ? 'a day' : 'a month'}. More calls are not connected until ${period === 'day' ? 'the next day' : 'the 1st of next month'} begins in its time zone.`,
    ],
    actions: [{ label: 'See the campaign', link }],
    after: [],
  }),
  'transfer-received': ({ amount, link }) => ({
    subject: `We have received your transfer of ${amount}`,
    preheader: 'It is in your balance.',
    before: [`Your bank transfer of ${amount} has arrived. It is in your balance, ready to be used.`],
    actions: [{ label: 'See my billing', link }],
    after: [],
  }),
  'transfer-undone': ({ amount, reason, link }) => ({
    subject: `A transfer of ${amount} was not yours`,
    preheader: 'It has been taken out of your balance.',
    before: [
      `A bank transfer of ${amount} was put into your balance by mistake. We have taken it out again.`,
      `Reason: ${reason}`,
    ],
    actions: [{ label: 'See my billing', link }],
    after: ['If you think that this is wrong, reply to this mail.'],
  }),
  'ledger-head': ({ block, hash, sealedAt, link }) => ({
    subject: `Callstead ledger, sealed up to block ${block}`,
    preheader: 'Keep this mail: it shows whether the books were rewritten.',
    before: [
      `The ledger of your network is sealed up to block ${block} (${sealedAt} UTC).`,
      `Hash of that block: ${hash}`,
      'It is made from every entry booked so far. Keep this mail: as long as the check finds this hash, nobody has changed, removed or slipped in any of them.',
      `To check: npm run ledger:verify -- --head ${hash}`,
    ],
    actions: [{ label: 'Open the ledger', link }],
    after: [],
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
  'sign-in-link': ({ link, minutes }) => ({
    subject: 'Alguien está probando tu contraseña de Callstead',
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
  'ticket-reply': ({ subject, reply, link }) => ({
    subject: `Callstead: respuesta a tu ticket «${subject}»`,
    preheader: 'Nuestro equipo de soporte te ha respondido.',
    before: [`Nuestro equipo de soporte ha respondido a tu ticket «${subject}»:`, `Nuestra respuesta:\n${reply}`],
    actions: [{ label: 'Ver el ticket', link }],
    after: ['Para contestar, abre el ticket en tu panel. Las respuestas a este correo no nos llegan.'],
  }),
  'contact-reply': ({ subject, reply, contactLink }) => ({
    subject: `Callstead responde a tu mensaje «${subject}»`,
    preheader: 'Esta es la respuesta a lo que nos escribiste.',
    before: [`Gracias por escribirnos sobre «${subject}».`, `Nuestra respuesta:\n${reply}`],
    actions: [{ label: 'Escribirnos de nuevo', link: contactLink }],
    after: [
      'Las respuestas a este correo no nos llegan: si queda algo pendiente, escríbenos desde la página de arriba.',
    ],
  }),
  'admin-invitation': ({ inviter, link, hours }) => ({
    subject: 'Te invitan a administrar Callstead',
    preheader: 'Elige una contraseña y listo.',
    before: [
      inviter ? `${inviter} te invita a ser administrador de esta red.` : 'Te invitan a ser administrador de esta red.',
      'Los administradores aprueban cuentas y responden a los tickets de soporte. Para aceptar, elige aquí una contraseña.',
    ],
    actions: [{ label: 'Aceptar la invitación', link }],
    after: [
      `El enlace funciona una sola vez y caduca a las ${hours} horas.`,
      'Si no esperabas este correo, ignóralo: no pasa nada sin ti.',
    ],
  }),
  'confirm-email-change': ({ link }) => ({
    subject: 'Confirma tu nueva dirección en Callstead',
    preheader: 'Un clic y entrarás con esta dirección.',
    before: ['Esta dirección se indicó como el nuevo correo de acceso de tu cuenta. Confirma que es tuya.'],
    actions: [{ label: 'Usar esta dirección', link }],
    after: [
      'El enlace funciona una sola vez y durante una hora. Hasta entonces entras con tu dirección anterior.',
      'Si no lo pediste, ignora este correo: no cambia nada.',
    ],
  }),
  'email-change-requested': ({ newEmail, contactLink }) => ({
    subject: 'Se pidió un nuevo correo de acceso en Callstead',
    preheader: 'Si fuiste tú, abre el enlace en tu nuevo buzón.',
    before: [
      `Alguien que conoce tu contraseña pidió que ${newEmail} sea el correo de acceso de tu cuenta.`,
      'Si fuiste tú, abre el enlace que enviamos allí. Si no, cambia tu contraseña de inmediato: eso también anula la solicitud.',
    ],
    actions: [{ label: 'Yo no lo pedí', link: contactLink }],
    after: [],
  }),
  'email-changed': ({ contactLink }) => ({
    subject: 'Tu correo de acceso a Callstead ha cambiado',
    preheader: 'Desde ahora entras con tu nueva dirección.',
    before: [
      'El correo de acceso de tu cuenta se acaba de cambiar y desde ahora te escribiremos a la nueva dirección.',
      'Si no fuiste tú, avísanos de inmediato y te ayudaremos a recuperar tu cuenta.',
    ],
    actions: [{ label: 'Contáctanos', link: contactLink }],
    after: [],
  }),
  'email-in-use': ({ loginLink }) => ({
    subject: 'Esta dirección ya pertenece a una cuenta de Callstead',
    preheader: 'Nada ha cambiado en tu cuenta.',
    before: [
      'Alguien acaba de intentar usar esta dirección como acceso de otra cuenta, pero ya pertenece a la tuya.',
      'Si fuiste tú, inicia sesión aquí con esta dirección.',
    ],
    actions: [{ label: 'Iniciar sesión', link: loginLink }],
    after: ['Si fue otra persona, no se le dijo nada sobre ti y tu cuenta sigue como estaba.'],
  }),
  'payment-method-changed': ({ contactLink }) => ({
    subject: 'Tu método de pago de Callstead ha cambiado',
    preheader: 'Si fuiste tú, todo está en orden.',
    before: [
      'La forma en que cobras se acaba de cambiar en tu cuenta. Tu próximo pago irá allí.',
      'Si no fuiste tú, avísanos de inmediato, antes de que salga el próximo pago.',
    ],
    actions: [{ label: 'Yo no lo cambié', link: contactLink }],
    after: [],
  }),
  'application-approved': ({ campaign, link }) => ({
    subject: `Callstead: ya estás dentro de ${campaign}`,
    preheader: 'Tu solicitud ha sido aprobada.',
    before: [
      `Buenas noticias: tu solicitud para la campaña «${campaign}» ha sido aprobada.`,
      OFFERED.links
        ? 'Tu enlace de seguimiento y, en campañas de llamadas, tu propio número te esperan en tu panel.'
        : 'Tu propio número te espera en tu panel.',
    ],
    actions: [{ label: 'Ver mis campañas', link }],
    after: [],
  }),
  'application-rejected': ({ campaign, reason, link }) => ({
    subject: `Callstead: sobre tu solicitud para ${campaign}`,
    preheader: 'Hay una decisión sobre tu solicitud.',
    before: [
      `Esta vez tu solicitud para la campaña «${campaign}» no ha sido aprobada.`,
      ...(reason ? [`El motivo: ${reason}`] : []),
      'En el catálogo hay muchas campañas más.',
    ],
    actions: [{ label: 'Buscar otra campaña', link }],
    after: [],
  }),
  'application-revoked': ({ campaign, reason, link }) => ({
    subject: `Callstead: tu participación en ${campaign} ha terminado`,
    preheader: 'La aprobación se ha retirado.',
    before: [
      `Se ha retirado la aprobación para la campaña «${campaign}». Su número ya no cuenta llamadas para ti: deja de usarlo, por favor.`,
      ...(reason ? [`El motivo indicado: ${reason}`] : []),
      'Lo que has ganado hasta ahora sigue siendo tuyo.',
    ],
    actions: [{ label: 'Abrir mis campañas', link }],
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
  'joined-campaign-paused': ({ campaign, link }) => ({
    subject: `Callstead: ${campaign} está en pausa`,
    preheader: 'Por ahora sus llamadas no se conectan.',
    before: [
      `La campaña «${campaign}», que promocionas, se ha pausado. Las llamadas a tu número no se conectan ni se pagan hasta que se reanude: pausa tus anuncios, por favor.`,
      'Conservas tu lugar y tu número. Te escribiremos cuando se reanude.',
    ],
    actions: [{ label: 'Ver la campaña', link }],
    after: [],
  }),
  'joined-campaign-resumed': ({ campaign, link }) => ({
    subject: `Callstead: ${campaign} vuelve a estar activa`,
    preheader: 'Tu número vuelve a funcionar.',
    before: [
      `La campaña «${campaign}» vuelve a estar activa. Las llamadas a tu número se conectan y se pagan según lo acordado.`,
    ],
    actions: [{ label: 'Ver la campaña', link }],
    after: [],
  }),
  'joined-campaign-ended': ({ campaign, link }) => ({
    subject: `Callstead: ${campaign} ha terminado`,
    preheader: 'Sus llamadas ya no se conectan.',
    before: [
      `La campaña «${campaign}», que promocionas, ha terminado. Las llamadas a tu número ya no se conectan: detén tus anuncios, por favor.`,
      'Lo que has ganado hasta ahora sigue siendo tuyo.',
    ],
    actions: [{ label: 'Abrir mis campañas', link }],
    after: [],
  }),
  'joined-campaign-terms': ({ campaign, parts, link }) => ({
    subject: `Callstead: nuevas condiciones de ${campaign}`,
    preheader: 'Valen para cada llamada desde ahora.',
    before: [
      `Han cambiado las condiciones de la campaña «${campaign}», que promocionas: ${parts}.`,
      'Valen para cada llamada desde ahora. Las llamadas anteriores conservan las condiciones con las que entraron.',
    ],
    actions: [{ label: 'Leer las nuevas condiciones', link }],
    after: [],
  }),
  'joined-campaign-cap': ({ campaign, period, cap, link }) => ({
    subject: `Callstead: ${campaign} no acepta más llamadas ${period === 'day' ? 'hoy' : 'este mes'}`,
    preheader: 'Alcanzó su límite de llamadas.',
    before: [
      `La campaña «${campaign}» alcanzó su límite de ${cap} llamadas ${period === 'day' ? 'al día' : 'al mes'}. Las siguientes no se conectan hasta que empiece ${period === 'day' ? 'el día siguiente' : 'el día 1 del mes siguiente'} en su zona horaria.`,
    ],
    actions: [{ label: 'Ver la campaña', link }],
    after: [],
  }),
  'transfer-received': ({ amount, link }) => ({
    subject: `Hemos recibido tu transferencia de ${amount}`,
    preheader: 'Ya está en tu saldo.',
    before: [`Tu transferencia bancaria de ${amount} ha llegado. Ya está en tu saldo, lista para usarse.`],
    actions: [{ label: 'Ver mi facturación', link }],
    after: [],
  }),
  'transfer-undone': ({ amount, reason, link }) => ({
    subject: `Una transferencia de ${amount} no era tuya`,
    preheader: 'Se ha retirado de tu saldo.',
    before: [
      `Una transferencia bancaria de ${amount} se abonó a tu saldo por error. La hemos retirado.`,
      `Motivo: ${reason}`,
    ],
    actions: [{ label: 'Ver mi facturación', link }],
    after: ['Si crees que no es correcto, responde a este correo.'],
  }),
  'ledger-head': ({ block, hash, sealedAt, link }) => ({
    subject: `Libro mayor de Callstead, sellado hasta el bloque ${block}`,
    preheader: 'Guarda este correo: muestra si alguien reescribió los libros.',
    before: [
      `El libro mayor de tu red está sellado hasta el bloque ${block} (${sealedAt} UTC).`,
      `Hash de ese bloque: ${hash}`,
      'Se calcula con todos los asientos registrados hasta ahora. Guarda este correo: mientras la comprobación encuentre este hash, nadie ha cambiado, quitado ni añadido ninguno.',
      `Para comprobarlo: npm run ledger:verify -- --head ${hash}`,
    ],
    actions: [{ label: 'Abrir el libro mayor', link }],
    after: [],
  }),
};

export const MAIL_TEXTS: Record<Language, MailTexts> = { en: ENGLISH, es: SPANISH };
