import type { Language } from '../identity/account.ts';
import type { CampaignPart } from './changed-parts.ts';

/** What people call the parts of a campaign: on screens and in mails, so both floors need them. */
export const PART_NAMES = {
  en: {
    pricing: 'Price',
    publisherShareBasisPoints: "Publishers' share",
    minimumSeconds: 'Minimum duration',
    geo: 'Places',
    locationMultipliers: 'Location multipliers',
    hours: 'Hours',
    caps: 'Limits',
    concurrency: 'Calls at once',
    budget: 'Budget',
    approvalDays: 'Approval',
    duplicates: 'Repeated callers',
    recording: 'Recording',
    unknownPlace: 'Callers from unknown places',
    anonymousCallers: 'Anonymous callers',
    targets: 'Destination numbers',
    overflowNumber: 'Overflow number',
    traffic: 'Traffic',
    texts: 'Texts',
  },
  es: {
    pricing: 'Precio',
    publisherShareBasisPoints: 'Porcentaje del editor',
    minimumSeconds: 'Duración mínima',
    geo: 'Zonas',
    locationMultipliers: 'Multiplicadores por zona',
    hours: 'Horario',
    caps: 'Límites',
    concurrency: 'Llamadas a la vez',
    budget: 'Presupuesto',
    approvalDays: 'Aprobación',
    duplicates: 'Llamadas repetidas',
    recording: 'Grabación',
    unknownPlace: 'Llamadas de lugar desconocido',
    anonymousCallers: 'Llamadas anónimas',
    targets: 'Números de destino',
    overflowNumber: 'Número de desborde',
    traffic: 'Tráfico',
    texts: 'Textos',
  },
} as const satisfies Record<Language, Record<CampaignPart, string>>;

/** 'precio, horario' */
export function partsText(parts: readonly CampaignPart[], language: Language): string {
  return parts.map((part) => PART_NAMES[language][part].toLocaleLowerCase(language)).join(', ');
}
