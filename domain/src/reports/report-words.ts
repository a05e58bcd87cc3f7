import type { Billing, Outcome, Reason } from '../calls/call.ts';
import type { CallView } from '../calls/call-view.ts';
import { CATEGORY_NAMES } from '../campaigns/category-names.ts';
import { US_STATE_NAMES } from '../campaigns/us-states.ts';
import type { Device } from '../clicks/device.ts';
import type { Language } from '../identity/account.ts';
import type { UntakenReason } from '../leads/lead.ts';
import type { Dimension } from './dimensions.ts';
import type { MetricName } from './metrics.ts';

/** What figures are called, on screens, in files and in mails. */
export const METRIC_NAMES = {
  en: {
    clicks: 'Clicks',
    uniqueClicks: 'Unique clicks',
    formVisits: 'Form visits',
    incoming: 'Incoming calls',
    connected: 'Connected calls',
    answerRate: 'Answer rate',
    qualified: 'Qualified calls',
    qualifyRate: 'Qualify rate',
    leadsIn: 'Leads received',
    leads: 'Leads accepted',
    sold: 'Total leads',
    conversions: 'Conversions',
    conversionRate: 'Conversion',
    revenueCents: 'Revenue',
    payoutCents: 'Payout',
    marginCents: 'Margin',
    costPerSaleCents: 'CPL',
    epcCents: 'EPC',
    averageTalkSeconds: 'Average talk',
    talkMinutes: 'Minutes talked',
    duplicateRate: 'Duplicates',
    refusedRate: 'Refused',
    disputeRate: 'Disputed',
    capHours: 'Hours at the cap',
  },
  es: {
    clicks: 'Clics',
    uniqueClicks: 'Clics únicos',
    formVisits: 'Visitas a formularios',
    incoming: 'Llamadas entrantes',
    connected: 'Llamadas atendidas',
    answerRate: 'Tasa de respuesta',
    qualified: 'Llamadas calificadas',
    qualifyRate: 'Tasa de calificación',
    leadsIn: 'Leads recibidos',
    leads: 'Leads aceptados',
    sold: 'Leads totales',
    conversions: 'Conversiones',
    conversionRate: 'Conversión',
    revenueCents: 'Ingresos',
    payoutCents: 'Pago a editores',
    marginCents: 'Margen',
    costPerSaleCents: 'CPL',
    epcCents: 'EPC',
    averageTalkSeconds: 'Conversación media',
    talkMinutes: 'Minutos hablados',
    duplicateRate: 'Duplicadas',
    refusedRate: 'Rechazado',
    disputeRate: 'Disputado',
    capHours: 'Horas en el tope',
  },
} as const satisfies Record<Language, Record<MetricName, string>>;

/** The same money under another name. */
export const OWN_MONEY = {
  en: { earnings: 'Earnings', spend: 'Total spend' },
  es: { earnings: 'Ganancias', spend: 'Gasto total' },
} as const satisfies Record<Language, Record<string, string>>;

/** In the words of whoever looks: the same money is a publisher's earnings and an admin's payout. */
export function metricName(language: Language, view: CallView, metric: MetricName): string {
  if (view === 'publisher' && metric === 'payoutCents') return OWN_MONEY[language].earnings;
  if (view === 'advertiser' && metric === 'revenueCents') return OWN_MONEY[language].spend;
  return METRIC_NAMES[language][metric];
}

/** By what figures are told apart. */
export const DIMENSION_NAMES = {
  en: {
    hour: 'Hour',
    day: 'Day',
    week: 'Week',
    month: 'Month',
    hourOfDay: 'Hour of the day',
    weekday: 'Day of the week',
    campaign: 'Campaign',
    category: 'Category',
    advertiser: 'Advertiser',
    publisher: 'Publisher',
    link: 'Link',
    source: 'Source',
    creative: 'Creative',
    sub1: 'sub1',
    sub2: 'sub2',
    sub3: 'sub3',
    sub4: 'sub4',
    sub5: 'sub5',
    number: 'Number',
    target: 'Destination',
    state: 'State',
    country: 'Country',
    outcome: 'Outcome',
    reason: 'Reason',
    billing: 'Billing',
    device: 'Device',
    referrerHost: 'Referring site',
  },
  es: {
    hour: 'Hora',
    day: 'Día',
    week: 'Semana',
    month: 'Mes',
    hourOfDay: 'Hora del día',
    weekday: 'Día de la semana',
    campaign: 'Campaña',
    category: 'Categoría',
    advertiser: 'Anunciante',
    publisher: 'Editor',
    link: 'Enlace',
    source: 'Fuente',
    creative: 'Creatividad',
    sub1: 'sub1',
    sub2: 'sub2',
    sub3: 'sub3',
    sub4: 'sub4',
    sub5: 'sub5',
    number: 'Número',
    target: 'Destino',
    state: 'Estado',
    country: 'País',
    outcome: 'Resultado',
    reason: 'Motivo',
    billing: 'Cobro',
    device: 'Dispositivo',
    referrerHost: 'Sitio de origen',
  },
} as const satisfies Record<Language, Record<Dimension, string>>;

const WEEKDAYS = {
  en: { 1: 'Monday', 2: 'Tuesday', 3: 'Wednesday', 4: 'Thursday', 5: 'Friday', 6: 'Saturday', 7: 'Sunday' },
  es: { 1: 'Lunes', 2: 'Martes', 3: 'Miércoles', 4: 'Jueves', 5: 'Viernes', 6: 'Sábado', 7: 'Domingo' },
};

const OUTCOMES: Record<Language, Record<Outcome, string>> = {
  en: { qualified: 'Qualified', unqualified: 'Not qualified' },
  es: { qualified: 'Calificada', unqualified: 'No calificada' },
};

const BILLINGS: Record<Language, Record<Billing, string>> = {
  en: {
    none: 'Not billed',
    held: 'Held',
    approved: 'Approved',
    paid: 'Paid',
    disputed: 'Disputed',
    refused: 'Refused',
    review: 'In review',
  },
  es: {
    none: 'No se cobra',
    held: 'Retenida',
    approved: 'Aprobada',
    paid: 'Pagada',
    disputed: 'Disputada',
    refused: 'Rechazada',
    review: 'En revisión',
  },
};

const DEVICES: Record<Language, Record<Device, string>> = {
  en: { phone: 'Phone', tablet: 'Tablet', desktop: 'Computer' },
  es: { phone: 'Teléfono', tablet: 'Tableta', desktop: 'Ordenador' },
};

const REASONS: Record<Language, Record<Reason | UntakenReason, string>> = {
  en: {
    too_short: 'Too short',
    duplicate: 'Duplicate',
    out_of_geo: 'Out of area',
    closed: 'Closed',
    over_cap: 'Cap reached',
    no_capacity: 'Lines full',
    over_budget: 'Budget used up',
    no_balance: 'No balance',
    blocked: 'Caller blocked',
    suppressed: 'On suppression list',
    anonymous: 'Hidden number',
    in_flight: 'Already on the line',
    no_target: 'No open line',
    no_answer: 'No answer',
    busy: 'Busy',
    failed: 'Connection failed',
    caller_hung_up: 'Caller hung up',
    not_assigned: 'Number not assigned',
    publisher_inactive: 'Publisher inactive',
    campaign_inactive: 'Campaign inactive',
    invalid_phone: 'Invalid phone',
    invalid_email: 'Invalid e-mail',
    missing_field: 'Something missing',
    no_consent: 'No consent',
    not_approved: 'Not approved',
    undeliverable: 'Could not be delivered',
  },
  es: {
    too_short: 'Muy corta',
    duplicate: 'Duplicada',
    out_of_geo: 'Fuera de zona',
    closed: 'Cerrado',
    over_cap: 'Tope alcanzado',
    no_capacity: 'Líneas llenas',
    over_budget: 'Presupuesto agotado',
    no_balance: 'Sin saldo',
    blocked: 'Número bloqueado',
    suppressed: 'En lista de supresión',
    anonymous: 'Número oculto',
    in_flight: 'Ya en línea',
    no_target: 'Sin línea abierta',
    no_answer: 'Sin respuesta',
    busy: 'Ocupado',
    failed: 'Conexión fallida',
    caller_hung_up: 'Colgó quien llamaba',
    not_assigned: 'Número sin asignar',
    publisher_inactive: 'Editor inactivo',
    campaign_inactive: 'Campaña inactiva',
    invalid_phone: 'Teléfono no válido',
    invalid_email: 'Correo no válido',
    missing_field: 'Falta un dato',
    no_consent: 'Sin consentimiento',
    not_approved: 'No aprobado',
    undeliverable: 'No se pudo entregar',
  },
};

const WORDS: Partial<Record<Dimension, Record<Language, Readonly<Record<string, string>>>>> = {
  category: { en: CATEGORY_NAMES.en.category, es: CATEGORY_NAMES.es.category },
  state: { en: US_STATE_NAMES, es: US_STATE_NAMES },
  weekday: WEEKDAYS,
  outcome: OUTCOMES,
  billing: BILLINGS,
  device: DEVICES,
  reason: REASONS,
};

const UNKNOWN: Record<Language, string> = { en: 'Not known', es: 'Sin dato' };

/** What a code is called; undefined where the value is a name or a time itself. */
export function valueWord(language: Language, dimension: Dimension, value: string | null): string | undefined {
  return value === null || value === '' ? UNKNOWN[language] : WORDS[dimension]?.[language][value];
}
