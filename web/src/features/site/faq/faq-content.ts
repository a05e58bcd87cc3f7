import { publicPaths } from '@callstead/contract/public-paths';
import type { Language } from '@callstead/domain/identity/account';
import { OFFERED } from '@callstead/domain/offered';

type Bilingual = Record<Language, string>;

export type FaqEntry = {
  id: string;
  question: Bilingual;
  /** One entry, one paragraph. */
  answer: readonly Bilingual[];
  link?: { to: string; label: Bilingual };
};

export const QUESTIONS: readonly FaqEntry[] = [
  {
    id: 'what-is-callstead',
    question: { en: 'What is Callstead?', es: '¿Qué es Callstead?' },
    answer: [
      {
        en: OFFERED.leads
          ? 'Callstead is a pay-per-call and lead network. It connects affiliates (also called publishers), who reach people looking for a service, with advertisers, who provide it.'
          : 'Callstead is a pay-per-call network. It connects affiliates (also called publishers), who reach people looking for a service, with advertisers, who provide it.',
        es: OFFERED.leads
          ? 'Callstead es una red de pago por llamada y de leads. Conecta a los afiliados (también llamados editores), que llegan a personas que buscan un servicio, con los anunciantes que lo ofrecen.'
          : 'Callstead es una red de pago por llamada. Conecta a los afiliados (también llamados editores), que llegan a personas que buscan un servicio, con los anunciantes que lo ofrecen.',
      },
      {
        en: OFFERED.leads
          ? 'Advertisers pay only for calls and leads that meet the criteria they set beforehand, such as a minimum duration or a place. Affiliates earn a commission on each of them. Both follow each one in their own panel.'
          : 'Advertisers pay only for calls that meet the criteria they set beforehand, such as a minimum duration or a place. Affiliates earn a commission on each of them. Both follow every call in their own panel.',
        es: OFFERED.leads
          ? 'Los anunciantes pagan solo por las llamadas y los leads que cumplen los criterios que fijaron de antemano, como una duración mínima o un lugar. Los afiliados ganan una comisión por cada uno. Ambos los siguen en su propio panel.'
          : 'Los anunciantes pagan solo por las llamadas que cumplen los criterios que fijaron de antemano, como una duración mínima o un lugar. Los afiliados ganan una comisión por cada una. Ambos siguen cada llamada en su propio panel.',
      },
    ],
  },
  {
    id: 'how-pay-per-call-works',
    question: { en: 'How does pay-per-call work?', es: '¿Cómo funciona el pago por llamada?' },
    answer: [
      {
        en: 'An affiliate who joins a campaign gets a phone number of their own for it and advertises that number. When somebody dials it, Callstead checks the campaign’s rules in an instant (place, opening hours, repeat callers, caps, budget) and connects the call to the advertiser.',
        es: 'El afiliado que se une a una campaña recibe para ella un número de teléfono propio y lo promociona. Cuando alguien lo marca, Callstead comprueba al instante las reglas de la campaña (lugar, horario, llamadas repetidas, límites, presupuesto) y conecta la llamada con el anunciante.',
      },
      {
        en: 'The call qualifies when the conversation lasts at least the campaign’s minimum duration and no rule speaks against it. Only then does the advertiser pay and the affiliate earn. Time spent ringing does not count.',
        es: 'La llamada califica cuando la conversación dura al menos el mínimo de la campaña y ninguna regla lo impide. Solo entonces paga el anunciante y gana el afiliado. El tiempo que el teléfono suena no cuenta.',
      },
    ],
  },
  {
    id: 'register-as-affiliate',
    question: { en: 'How do I register as an affiliate?', es: '¿Cómo me registro como afiliado?' },
    answer: [
      {
        en: 'Open the registration page, choose the affiliate tab and tell us about your traffic sources and the categories you want to promote. Confirm your email address with the link we send you.',
        es: 'Abre la página de registro, elige la pestaña de afiliado y cuéntanos tus fuentes de tráfico y las categorías que quieres promocionar. Confirma tu correo con el enlace que te enviamos.',
      },
      {
        en: 'An administrator reviews every account, usually within 24 to 48 hours. Once yours is approved you can log in, browse the campaigns and ask to join them. Joining is free.',
        es: 'Un administrador revisa cada cuenta, normalmente en un plazo de 24 a 48 horas. Cuando la tuya esté aprobada podrás iniciar sesión, ver las campañas y solicitarlas. Unirte es gratis.',
      },
    ],
    link: {
      to: publicPaths.registerAs('publisher'),
      label: { en: 'Register as Affiliate', es: 'Regístrate como Afiliado' },
    },
  },
  {
    id: 'campaign-kinds',
    question: { en: 'What kinds of campaigns are there?', es: '¿Qué tipos de campañas hay?' },
    answer: [
      {
        en: 'Insurance (health, Medicare, life, auto), legal services (accidents, personal injury, workers’ compensation, immigration), home repairs (plumbing, roofing, air conditioning, electricians and more) and financial services (loans, mortgages, debt relief). There are also campaigns in health, real estate, travel, automotive and rehab.',
        es: 'Seguros (de salud, Medicare, de vida, de auto), servicios legales (accidentes, lesiones personales, compensación laboral, inmigración), reparaciones del hogar (plomería, techos, aire acondicionado, electricistas y más) y servicios financieros (préstamos, hipotecas, alivio de deudas). También hay campañas de salud, bienes raíces, viajes, automotriz y rehabilitación.',
      },
      {
        en: OFFERED.leads
          ? 'A campaign pays either for calls or for leads. Each one states its payout, its places, its hours, the minimum duration of a call and which traffic it allows.'
          : 'A campaign pays for calls; campaigns for leads are being prepared and cannot be requested yet. Each one states its payout, its places, its hours, the minimum duration of a call and which traffic it allows.',
        es: OFFERED.leads
          ? 'Una campaña paga por llamadas o por leads. Cada una indica su pago, sus lugares, su horario, la duración mínima de la llamada y el tráfico que permite.'
          : 'Una campaña paga por llamadas; las de leads están en preparación y aún no se pueden solicitar. Cada una indica su pago, sus lugares, su horario, la duración mínima de la llamada y el tráfico que permite.',
      },
    ],
    link: { to: publicPaths.offers, label: { en: 'View Public Offers', es: 'Ver Ofertas Públicas' } },
  },
  {
    id: 'register-as-advertiser',
    question: { en: 'How do I register as an advertiser?', es: '¿Cómo me registro como anunciante?' },
    answer: [
      {
        en: 'Open the registration page, choose the advertiser tab and give us your company’s name and address and the categories you are interested in. Confirm your email address with the link we send you.',
        es: 'Abre la página de registro, elige la pestaña de anunciante e indica el nombre y la dirección de tu empresa y las categorías que te interesan. Confirma tu correo con el enlace que te enviamos.',
      },
      {
        en: 'After an administrator has approved the account, usually within 24 to 48 hours, you add funds to your balance and create your first campaign: a category, a price, a budget and the phone that should ring are enough to begin. New campaigns are reviewed before they go live.',
        es: 'Cuando un administrador haya aprobado la cuenta, normalmente en un plazo de 24 a 48 horas, añades fondos a tu saldo y creas tu primera campaña: una categoría, un precio, un presupuesto y el teléfono que debe sonar bastan para empezar. Las campañas nuevas se revisan antes de activarse.',
      },
    ],
    link: {
      to: publicPaths.registerAs('advertiser'),
      label: { en: 'Register as Advertiser', es: 'Regístrate como Anunciante' },
    },
  },
  {
    id: 'advertiser-benefits',
    question: { en: 'What are the benefits for advertisers?', es: '¿Qué ventajas tienen los anunciantes?' },
    answer: [
      {
        en: OFFERED.leads
          ? 'You pay only for what qualifies, and each call or lead is yours alone. You decide the places, the hours, the minimum duration, the caps and the budget; caps and budget are never exceeded.'
          : 'You pay only for what qualifies, and each call is yours alone. You decide the places, the hours, the minimum duration, the caps and the budget; caps and budget are never exceeded.',
        es: OFFERED.leads
          ? 'Pagas solo por lo que califica, y cada llamada o lead es solo tuyo. Tú decides los lugares, el horario, la duración mínima, los límites y el presupuesto; los límites y el presupuesto nunca se sobrepasan.'
          : 'Pagas solo por lo que califica, y cada llamada es solo tuya. Tú decides los lugares, el horario, la duración mínima, los límites y el presupuesto; los límites y el presupuesto nunca se sobrepasan.',
      },
      {
        en: 'Prices adapt to budget and location between a floor and a ceiling of your choice, and each price shows how it came about. Reports are live, calls can be recorded, and you have an approval time, 7 days by default, to dispute a call before it is paid.',
        es: 'Los precios se adaptan al presupuesto y a la ubicación entre un mínimo y un máximo que tú eliges, y cada precio muestra cómo se formó. Los reportes son en vivo, las llamadas pueden grabarse y tienes un plazo de aprobación, 7 días por defecto, para disputar una llamada antes de que se pague.',
      },
    ],
  },
  {
    id: 'call-tracking',
    question: { en: 'How are calls tracked?', es: '¿Cómo se rastrean las llamadas?' },
    answer: [
      {
        en: 'Every affiliate gets a unique phone number for each call campaign. The number that was dialed therefore says, without cookies, which affiliate and which campaign a call belongs to.',
        es: 'Cada afiliado recibe un número de teléfono único para cada campaña de llamadas. Por eso el número marcado indica, sin cookies, a qué afiliado y a qué campaña pertenece una llamada.',
      },
      {
        en: 'For each call we keep the time, the caller’s number (masked for affiliates), the place, the talk time, the outcome and, if it did not qualify, the one reason why. Where a campaign records calls, callers hear a notice first.',
        es: 'De cada llamada guardamos la hora, el número de quien llama (oculto para los afiliados), el lugar, el tiempo de conversación, el resultado y, si no calificó, el único motivo. Si una campaña graba las llamadas, quien llama oye antes un aviso.',
      },
      ...(OFFERED.links
        ? [
            {
              en: 'Clicks on tracking links carry an identifier of their own, and up to five sub-IDs.',
              es: 'Los clics en los enlaces de seguimiento llevan su propio identificador y hasta cinco sub-IDs.',
            },
          ]
        : []),
    ],
  },
  {
    id: 'payment-frequency',
    question: { en: 'How often are payments made?', es: '¿Con qué frecuencia se paga?' },
    answer: [
      {
        en: 'Monthly, on the 1st, to every affiliate whose approved earnings have reached the minimum threshold, $100 unless the network states another, and who has entered a payment method. What is below the threshold stays in the account and counts toward the next month.',
        es: 'Cada mes, el día 1, a todo afiliado cuyas ganancias aprobadas hayan alcanzado el umbral mínimo, $100 salvo que la red indique otro, y que haya registrado un método de pago. Lo que no llega al umbral queda en la cuenta y cuenta para el mes siguiente.',
      },
      {
        en: OFFERED.leads
          ? 'Earnings are held first for the campaign’s approval time, 7 days by default, and are then approved by themselves unless the advertiser has disputed the call or lead. Each payment comes with a statement.'
          : 'Earnings are held first for the campaign’s approval time, 7 days by default, and are then approved by themselves unless the advertiser has disputed the call. Every movement stands in your statement.',
        es: OFFERED.leads
          ? 'Las ganancias quedan primero retenidas durante el plazo de aprobación de la campaña, 7 días por defecto, y luego se aprueban solas, salvo que el anunciante haya disputado la llamada o el lead. Cada pago viene con su comprobante.'
          : 'Las ganancias quedan primero retenidas durante el plazo de aprobación de la campaña, 7 días por defecto, y luego se aprueban solas, salvo que el anunciante haya disputado la llamada. Cada movimiento figura en tu estado de cuenta.',
      },
    ],
  },
];
