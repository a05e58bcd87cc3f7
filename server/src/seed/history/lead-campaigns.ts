import type { CampaignInput } from '@callstead/contract/campaigns/managed-campaigns';
import type { LeadWayRequest } from '@callstead/contract/leads/delivery';
import type { LeadFormDraft } from '@callstead/contract/leads/form';
import type { Terms as AllTerms, CampaignTexts } from '@callstead/domain/campaigns/terms';
import type { UsState } from '@callstead/domain/campaigns/us-states';
import { USUAL_TERMS } from '@callstead/domain/campaigns/usual-terms';
import type { StandardFieldName, Worded } from '@callstead/domain/leads/form';
import { AROUND_THE_CLOCK, hours } from '../catalogue/catalogue-offer.ts';
import { dynamic, flat, onlyIn } from '../catalogue/shorthand.ts';
import { demoEmail } from '../demo-accounts.ts';

/** Campaigns of the second demo advertiser: two that pay for leads, and one that pays for what it sold. */
export const LEAD_CAMPAIGNS = ['auto', 'life', 'policies'] as const;
export type LeadCampaignKey = (typeof LEAD_CAMPAIGNS)[number];

/** Who brings leads to what, as often as they are to be drawn. */
export const LEAD_PUBLISHERS: Record<LeadCampaignKey, readonly string[]> = {
  auto: ['publisher', 'publisher', 'affiliate', 'costa.leads'],
  life: ['publisher', 'publisher', 'norte.media'],
  policies: ['publisher'],
};

export const LEAD_STATES: Record<LeadCampaignKey, readonly UsState[]> = {
  auto: ['FL', 'TX', 'GA', 'NC', 'AZ', 'NV'],
  life: ['FL', 'TX', 'GA', 'CA'],
  policies: ['FL', 'TX', 'GA', 'NC', 'AZ'],
};

export const LIFE_DAILY_CAP = 5;

type Terms = Omit<AllTerms, 'publisherShareBasisPoints'>;

const LEAD_TERMS = { ...USUAL_TERMS, minimumSeconds: null, hours: AROUND_THE_CLOCK, targets: [] };

const TERMS: Record<LeadCampaignKey, Terms> = {
  auto: {
    ...LEAD_TERMS,
    pricing: dynamic(1200, 1800, 2700),
    geo: onlyIn(...LEAD_STATES.auto),
    locationMultipliers: { FL: 1.25, NV: 1.5, NC: 0.75 },
    caps: { daily: 60, monthly: null, counts: 'qualified' },
    budget: { totalCents: 1_500_000, dailyCents: null },
  },
  life: {
    ...LEAD_TERMS,
    pricing: flat(2800),
    geo: onlyIn(...LEAD_STATES.life),
    hours: hours([8, 20], [8, 20], null),
    caps: { daily: LIFE_DAILY_CAP, monthly: null, counts: 'qualified' },
    budget: { totalCents: 1_000_000, dailyCents: null },
  },
  policies: {
    ...LEAD_TERMS,
    pricing: { kind: 'per_conversion', conversion: 'policy', priceCents: 9000 },
    geo: onlyIn(...LEAD_STATES.policies),
    approvalDays: 10,
    budget: { totalCents: 1_500_000, dailyCents: null },
  },
};

type Said = Pick<CampaignTexts, 'title' | 'description' | 'targetAudience' | 'qualification' | 'keywords'>;

const TEXTS: Record<LeadCampaignKey, { es: Said; en: Said }> = {
  auto: {
    es: {
      title: 'Seguro de auto: cotización en línea',
      description: 'Conductores que comparan precios y piden una cotización para su auto.',
      targetAudience: 'Adultos con licencia y un vehículo propio, con póliza por renovar o sin ella.',
      qualification: 'Solicitud completa, con teléfono válido y consentimiento, desde un estado de la lista.',
      keywords: ['seguro de auto', 'cotización de seguro', 'seguro de carro barato'],
    },
    en: {
      title: 'Auto Insurance: Online Quote',
      description: 'Drivers who compare prices and ask for a quote for their car.',
      targetAudience: 'Licensed adults with a car of their own, whose policy is up for renewal or who have none.',
      qualification: 'A complete request with a valid phone number and consent, from one of the states listed.',
      keywords: ['auto insurance quote', 'car insurance', 'cheap car insurance'],
    },
  },
  life: {
    es: {
      title: 'Seguro de vida: estudio sin examen médico',
      description: 'Familias que quieren saber cuánto costaría proteger a los suyos.',
      targetAudience: 'Adultos de 30 a 65 años con personas a su cargo.',
      qualification: 'La solicitud cuenta cuando nuestra central la acepta; las repetidas en ella no.',
      keywords: ['seguro de vida', 'seguro de vida sin examen', 'precio de seguro de vida'],
    },
    en: {
      title: 'Life Insurance: Estimate Without Medical Exam',
      description: 'Families who want to know what it would cost to protect their own.',
      targetAudience: 'Adults from 30 to 65 whom others depend on.',
      qualification: 'A request counts once our desk accepts it; those it has already do not.',
      keywords: ['life insurance quote', 'no exam life insurance', 'term life rates'],
    },
  },
  policies: {
    es: {
      title: 'Gastos finales: póliza contratada',
      description: 'Mayores que contratan una póliza de gastos finales después de dejar sus datos.',
      targetAudience: 'Adultos de 50 a 80 años que deciden por sí mismos.',
      qualification: 'Se paga cada póliza contratada en los 30 días que siguen al clic.',
      keywords: ['seguro de gastos finales', 'seguro funerario', 'póliza para mayores'],
    },
    en: {
      title: 'Final Expense: Policy Sold',
      description: 'Seniors who buy a final expense policy after leaving their details.',
      targetAudience: 'Adults from 50 to 80 who decide for themselves.',
      qualification: 'Every policy sold within 30 days of the click is paid.',
      keywords: ['final expense insurance', 'burial insurance', 'senior life policy'],
    },
  },
};

const SUB_CATEGORIES: Record<LeadCampaignKey, string> = {
  auto: 'auto_insurance',
  life: 'life_insurance',
  policies: 'life_insurance',
};

const NO_TEXTS = { detailedDescription: '', target: '', conversionRequirements: '', restrictions: '', notes: '' };

/** As the advertiser wrote it into the form. */
export function leadCampaignInput(key: LeadCampaignKey): CampaignInput {
  const { es, en } = TEXTS[key];
  const texts = (said: Said) => ({ ...NO_TEXTS, ...said, keywords: [...said.keywords] });
  return {
    ...{ language: 'es', category: 'finance', subCategory: SUB_CATEGORIES[key], type: 'lead' },
    texts: { es: texts(es), en: texts(en) },
    terms: TERMS[key] as CampaignInput['terms'],
  };
}

type Field = LeadFormDraft['fields'][number];

const asked = (name: StandardFieldName, help: Worded | null = null): Field => ({
  ...{ kind: 'standard', name, required: true, help },
});

type Own = Exclude<Field, { kind: 'standard' }>;
const own = (kind: Own['kind'], name: string, label: Worded, more: Partial<Own> = {}): Own => ({
  ...{ kind, name, label, required: true, help: null, choices: [] },
  ...more,
});

const PERSON = [asked('firstName'), asked('lastName'), asked('phone'), asked('email')];
const REACHABLE = { es: 'Te llamamos una vez, a la hora que elijas.', en: 'We call once, at the time you choose.' };

const SENTENCE = {
  es: 'Acepto que Faro Seguros LLC y sus agentes me llamen o me escriban sobre esta cotización, también con marcación automática. No es condición para comprar.',
  en: 'I agree that Faro Seguros LLC and its agents may call or write to me about this quote, also by automatic dialing. It is no condition of any purchase.',
};
const SENTENCE_BEFORE = {
  es: 'Acepto que Faro Seguros LLC me contacte por teléfono y correo sobre mi solicitud.',
  en: 'I agree that Faro Seguros LLC may contact me by phone and e-mail about my request.',
};

const LIFE_FIELDS: Field[] = [
  ...PERSON,
  asked('zip'),
  own('number', 'birth_year', { es: 'Año de nacimiento', en: 'Year of birth' }),
  own(
    'choice',
    'coverage',
    { es: 'Cobertura que buscas', en: 'Cover you are looking for' },
    {
      choices: [
        { value: '100k', label: { es: '100.000 USD', en: '$100,000' } },
        { value: '250k', label: { es: '250.000 USD', en: '$250,000' } },
        { value: '500k', label: { es: '500.000 USD o más', en: '$500,000 or more' } },
      ],
    },
  ),
];

/** What is asked since the newest version, and what was asked before it. */
const FORMS: Record<LeadCampaignKey | 'lifeBefore', LeadFormDraft> = {
  auto: {
    fields: [
      ...[asked('firstName'), asked('lastName'), asked('phone', REACHABLE), asked('email'), asked('zip')],
      own('number', 'vehicle_year', { es: 'Año del vehículo', en: 'Year of the car' }),
      own(
        'choice',
        'vehicle_use',
        { es: 'Uso principal', en: 'Main use' },
        {
          choices: [
            { value: 'commute', label: { es: 'Ir al trabajo', en: 'Going to work' } },
            { value: 'family', label: { es: 'Familia', en: 'Family' } },
            { value: 'business', label: { es: 'Negocio o reparto', en: 'Business or delivery' } },
          ],
        },
      ),
      own('yes_no', 'insured_now', { es: '¿Tienes seguro ahora?', en: 'Are you insured now?' }),
      own('date', 'renewal_date', { es: 'Cuándo se renueva', en: 'When it renews' }, { required: false }),
      own(
        'text',
        'comments',
        { es: 'Algo más que debamos saber', en: 'Anything else we should know' },
        {
          required: false,
          help: { es: 'Por ejemplo, conductores jóvenes en casa.', en: 'Young drivers at home, for example.' },
        },
      ),
    ],
    sentence: SENTENCE,
    ...{ takenWhen: 'always', countedWhen: 'taken', redirectUrl: null, takesImports: true },
    thanks: {
      es: 'Gracias. Un agente te llama hoy con tres precios para comparar.',
      en: 'Thank you. An agent calls you today with three prices to compare.',
    },
  },
  life: {
    ...{ fields: LIFE_FIELDS, sentence: SENTENCE, takenWhen: 'always', countedWhen: 'delivered' },
    ...{ redirectUrl: null, takesImports: false },
    thanks: {
      es: 'Gracias. Te enviamos el estudio por correo y te llamamos para explicarlo.',
      en: 'Thank you. We mail you the estimate and call to explain it.',
    },
  },
  lifeBefore: {
    ...{ fields: LIFE_FIELDS, sentence: SENTENCE_BEFORE, takenWhen: 'open_hours', countedWhen: 'delivered' },
    ...{ redirectUrl: null, takesImports: false, thanks: null },
  },
  policies: {
    fields: [
      ...[asked('firstName'), asked('lastName'), asked('phone'), asked('zip')],
      own('number', 'age', { es: 'Edad', en: 'Age' }),
    ],
    ...{ sentence: SENTENCE, takenWhen: 'always', countedWhen: 'taken', redirectUrl: null, takesImports: false },
    thanks: {
      es: 'Gracias. Te llamamos para explicarte las pólizas que puedes contratar.',
      en: 'Thank you. We call to explain the policies you can choose from.',
    },
  },
};

/** A copy that is nobody else's. */
export const leadForm = (key: keyof typeof FORMS): LeadFormDraft => structuredClone(FORMS[key]);

const mailTo = (mailboxes: readonly string[], decides = false): LeadWayRequest => ({
  ...{ id: null, kind: 'email', decides, to: mailboxes.map(demoEmail) },
});

/** Nobody lives there any more: the desk reads its mail since. */
const FORMER_CRM: LeadWayRequest = {
  ...{ id: null, kind: 'webhook', decides: true, endpointId: null, url: 'https://crm.faroseguros.example/leads' },
};

export const LEAD_WAYS: Record<LeadCampaignKey | 'lifeBefore', readonly LeadWayRequest[]> = {
  auto: [mailTo(['faro.cotizaciones', 'faro.agentes'])],
  life: [mailTo(['faro.vida'], true)],
  lifeBefore: [FORMER_CRM, mailTo(['faro.vida'])],
  policies: [mailTo(['faro.ventas'])],
};

/** Who reads the leads of the network's own offers. */
export const NETWORK_LEAD_WAYS: readonly LeadWayRequest[] = [mailTo(['leads'])];
