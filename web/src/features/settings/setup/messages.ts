import type { SetupState, SetupStep } from '@callstead/domain/setup/setup-step';
import { defineMessages } from '../../../i18n/define-messages.ts';

type StepTexts = Record<SetupStep, { title: string; text: string; action: string }>;
type StateTexts = Record<SetupState, string>;

export const setupMessages = defineMessages({
  en: {
    pageTitle: 'Setting up · Callstead',
    title: 'Setting up',
    intro: 'What stands between this network and its first paid call. Each step can be put off and taken up again.',
    steps: 'Steps',
    done: '{done} of {all} done',
    next: 'Next: {step}',
    goOn: 'Go on',
    loadFailed: 'The steps could not be loaded: {message}',
    putOff: 'Not now',
    takeUp: 'Take up again',
    putOffName: 'Not now: {step}',
    takeUpName: 'Take up again: {step}',
    mailSent: 'The message is on its way to you. Open its link to say that it has arrived.',
    sendAgain: 'Send it again',
    mailArrived: 'The message has arrived: mail works.',
    states: { open: 'to do', asked: 'waiting', done: 'done', skipped: 'put off' } satisfies StateTexts,
    of: {
      brand: {
        title: 'Name and brand',
        text: 'What the network is called, its colour and logo, and who its mails are from.',
        action: 'Set them',
      },
      legal: {
        title: 'Legal data',
        text: 'Who issues invoices and receipts: name, address, tax id.',
        action: 'Write them',
      },
      books: {
        title: 'Currency and zone',
        text: 'In what money is counted, and whose days and months it goes by. The first payment fixes the currency.',
        action: 'Choose them',
      },
      site: {
        title: 'Public pages',
        text: 'The figures of the first page, your addresses elsewhere, the language of a first visit.',
        action: 'Set them',
      },
      mail: {
        title: 'Mail',
        text: 'Confirmations, links and notices go by mail. Send yourself a message and open its link.',
        action: 'Send me a message',
      },
      carrier: {
        title: 'Numbers and a first call',
        text: 'Add your account at a carrier, buy a number there and call it: the step is done when a call has arrived.',
        action: 'Go to carriers',
      },
      payments: {
        title: 'Money in',
        text: 'A first payment of an advertiser, or a bank account they can transfer to.',
        action: 'Set the account',
      },
      payouts: {
        title: 'Money out',
        text: 'The least amount of a payout, and who signs a tax form before.',
        action: 'Set the terms',
      },
      offers: {
        title: 'Offers',
        text: 'Adopt drafts of the catalogue, or write a campaign: at least one has to be active.',
        action: 'See campaigns',
      },
      people: {
        title: 'People',
        text: 'An approved publisher and an approved advertiser. Whoever you invite is approved; all others register and wait for you.',
        action: 'See people',
      },
    } satisfies StepTexts,
  },
  es: {
    pageTitle: 'Puesta en marcha · Callstead',
    title: 'Puesta en marcha',
    intro: 'Lo que falta para la primera llamada pagada de esta red. Cada paso puede dejarse para luego y retomarse.',
    steps: 'Pasos',
    done: '{done} de {all} listos',
    next: 'Siguiente: {step}',
    goOn: 'Continuar',
    loadFailed: 'No se pudieron cargar los pasos: {message}',
    putOff: 'Ahora no',
    takeUp: 'Retomar',
    putOffName: 'Ahora no: {step}',
    takeUpName: 'Retomar: {step}',
    mailSent: 'El mensaje va en camino. Abre su enlace para decir que ha llegado.',
    sendAgain: 'Enviarlo otra vez',
    mailArrived: 'El mensaje ha llegado: el correo funciona.',
    states: { open: 'pendiente', asked: 'en espera', done: 'listo', skipped: 'para luego' } satisfies StateTexts,
    of: {
      brand: {
        title: 'Nombre y marca',
        text: 'Cómo se llama la red, su color y su logotipo, y de quién son sus correos.',
        action: 'Definirlos',
      },
      legal: {
        title: 'Datos legales',
        text: 'Quién emite facturas y recibos: nombre, dirección, identificación fiscal.',
        action: 'Escribirlos',
      },
      books: {
        title: 'Moneda y zona horaria',
        text: 'En qué se cuenta el dinero, y por los días y meses de quién. El primer pago fija la moneda.',
        action: 'Elegirlas',
      },
      site: {
        title: 'Páginas públicas',
        text: 'Las cifras de la portada, tus direcciones en otros sitios y el idioma de la primera visita.',
        action: 'Definirlas',
      },
      mail: {
        title: 'Correo',
        text: 'Confirmaciones, enlaces y avisos van por correo. Envíate un mensaje y abre su enlace.',
        action: 'Enviarme un mensaje',
      },
      carrier: {
        title: 'Números y primera llamada',
        text: 'Añade tu cuenta de un operador, compra un número y llámalo: el paso queda listo cuando llega una llamada.',
        action: 'Ir a operadores',
      },
      payments: {
        title: 'Cobros',
        text: 'El primer pago de un anunciante, o una cuenta bancaria a la que puedan transferir.',
        action: 'Definir la cuenta',
      },
      payouts: {
        title: 'Pagos a editores',
        text: 'El monto mínimo de un pago, y quién firma antes un formulario fiscal.',
        action: 'Definir las condiciones',
      },
      offers: {
        title: 'Ofertas',
        text: 'Adopta borradores del catálogo o escribe una campaña: al menos una tiene que estar activa.',
        action: 'Ver campañas',
      },
      people: {
        title: 'Personas',
        text: 'Un editor aprobado y un anunciante aprobado. Quien invitas queda aprobado; los demás se registran y esperan tu decisión.',
        action: 'Ver personas',
      },
    } satisfies StepTexts,
  },
});
