import type { Billing, Outcome, Reason } from '../calls/call.ts';
import { CATEGORY_NAMES } from '../campaigns/category-names.ts';
import type { Device } from '../clicks/device.ts';
import type { Language } from '../identity/account.ts';
import type { UntakenReason } from '../leads/lead.ts';
import type { Dimension } from './dimensions.ts';
import type { MetricName } from './metrics.ts';

/** What figures are called wherever they are written without a screen: files and mails. */
export const METRIC_NAMES: Record<Language, Record<MetricName, string>> = {
  en: {
    clicks: 'Clicks',
    uniqueClicks: 'Unique clicks',
    formVisits: 'Form visits',
    incoming: 'Calls',
    connected: 'Connected',
    answerRate: 'Answer rate',
    qualified: 'Qualified',
    qualifyRate: 'Qualify rate',
    leadsIn: 'Leads received',
    leads: 'Leads accepted',
    sold: 'Sold',
    conversions: 'Conversions',
    conversionRate: 'Conversion rate',
    revenueCents: 'Spend',
    payoutCents: 'Payout',
    marginCents: 'Margin',
    costPerSaleCents: 'Cost per sale',
    epcCents: 'EPC',
    averageTalkSeconds: 'Average talk (s)',
    talkMinutes: 'Talk (min)',
    duplicateRate: 'Duplicates',
    refusedRate: 'Refused',
    disputeRate: 'Disputed',
  },
  es: {
    clicks: 'Clics',
    uniqueClicks: 'Clics únicos',
    formVisits: 'Visitas al formulario',
    incoming: 'Llamadas',
    connected: 'Conectadas',
    answerRate: 'Tasa de respuesta',
    qualified: 'Calificadas',
    qualifyRate: 'Tasa de calificación',
    leadsIn: 'Leads recibidos',
    leads: 'Leads aceptados',
    sold: 'Vendidos',
    conversions: 'Conversiones',
    conversionRate: 'Tasa de conversión',
    revenueCents: 'Gasto',
    payoutCents: 'Pago',
    marginCents: 'Margen',
    costPerSaleCents: 'Coste por venta',
    epcCents: 'EPC',
    averageTalkSeconds: 'Conversación media (s)',
    talkMinutes: 'Conversación (min)',
    duplicateRate: 'Duplicadas',
    refusedRate: 'Rechazadas',
    disputeRate: 'Disputadas',
  },
};

const SUBS = { sub1: 'sub1', sub2: 'sub2', sub3: 'sub3', sub4: 'sub4', sub5: 'sub5' };

export const DIMENSION_NAMES: Record<Language, Record<Dimension, string>> = {
  en: {
    ...SUBS,
    hour: 'Hour',
    day: 'Day',
    week: 'Week',
    month: 'Month',
    hourOfDay: 'Hour of the day',
    weekday: 'Weekday',
    campaign: 'Campaign',
    category: 'Category',
    advertiser: 'Advertiser',
    publisher: 'Publisher',
    link: 'Link',
    source: 'Source',
    creative: 'Creative',
    number: 'Number',
    target: 'Target',
    state: 'State',
    country: 'Country',
    outcome: 'Outcome',
    reason: 'Reason',
    billing: 'Billing',
    device: 'Device',
    referrerHost: 'Referrer',
  },
  es: {
    ...SUBS,
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
    creative: 'Creativo',
    number: 'Número',
    target: 'Destino',
    state: 'Estado',
    country: 'País',
    outcome: 'Resultado',
    reason: 'Motivo',
    billing: 'Facturación',
    device: 'Dispositivo',
    referrerHost: 'Referente',
  },
};

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
    blocked: 'Blocked',
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
    blocked: 'Bloqueado',
    suppressed: 'En lista de supresión',
    anonymous: 'Número oculto',
    in_flight: 'Ya en línea',
    no_target: 'Sin línea abierta',
    no_answer: 'Sin respuesta',
    busy: 'Ocupado',
    failed: 'Conexión fallida',
    caller_hung_up: 'Colgó el llamante',
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
  weekday: WEEKDAYS,
  outcome: OUTCOMES,
  billing: BILLINGS,
  device: DEVICES,
  reason: REASONS,
};

const UNKNOWN: Record<Language, string> = { en: 'Not known', es: 'Sin datos' };

/** What a code is called; undefined where the value is a name or a time itself. */
export function valueWord(language: Language, dimension: Dimension, value: string | null): string | undefined {
  return value === null ? UNKNOWN[language] : WORDS[dimension]?.[language][value];
}
