import { defineMessages } from '../../../i18n/define-messages.ts';

/** Why a lead was taken, or was not: each rule's verdict in plain words, with what it saw. */
export const leadTraceMessages = defineMessages({
  en: {
    application_approved: {
      pass: 'Application: approved for this campaign',
      refuse: 'Application: not approved for this campaign',
    },
    publisher_approved: { pass: 'Publisher: account approved', refuse: 'Publisher: the account was not approved' },
    advertiser_approved: { pass: 'Advertiser: account approved', refuse: 'Advertiser: the account was not active' },
    campaign_active: { pass: 'Campaign: active', refuse: 'Campaign: it was not active' },
    fields_complete: { pass: 'All that is required was answered', refuse: 'Missing: {missing}' },
    phone_valid: {
      pass: 'Phone: valid',
      refuse: 'Phone: no number that can be dialled',
      skip: 'Phone: none was given',
    },
    email_valid: { pass: 'E-mail: valid', refuse: 'E-mail: no valid address', skip: 'E-mail: none was given' },
    consent: {
      pass: 'Consent: version {version} of the campaign’s sentence',
      passForeign: 'Consent: given, in words that are not the campaign’s',
      refuse: 'Consent: none, or dated in the future',
    },
    open_hours: {
      pass: 'Open: it was {time} ({zone})',
      refuse: 'Closed: it was {time} ({zone})',
      skip: 'Hours: this campaign takes leads at any hour',
    },
    geo: {
      pass: 'Inside the area: {place}',
      refuse: 'Outside the area: {place}',
      passUnknown: 'Place unknown, which this campaign accepts',
      refuseUnknown: 'Place unknown, which this campaign does not accept',
    },
    not_blocked: { pass: 'Phone: not blocked', refuse: 'Phone: blocked' },
    not_suppressed: { pass: 'May be contacted', refuse: 'Must not be contacted' },
    duplicate: {
      pass: 'Not a duplicate: nobody like it was taken in {days} days',
      refuse: 'Duplicate of {lead}, within {days} days',
      passHidden: 'Not a duplicate',
      refuseHidden: 'Duplicate: the campaign had taken this person before',
    },
    daily_cap: {
      pass: 'Daily cap: {used} of {limit} used, {inFlight} being delivered',
      refuse: 'Daily cap full: {used} of {limit} used, {inFlight} being delivered',
      skip: 'Daily cap: none',
    },
    monthly_cap: {
      pass: 'Monthly cap: {used} of {limit} used, {inFlight} being delivered',
      refuse: 'Monthly cap full: {used} of {limit} used, {inFlight} being delivered',
      skip: 'Monthly cap: none',
    },
    daily_budget: {
      pass: 'Daily budget: {used} of {limit} used, the lead needed {needed}',
      refuse: 'Daily budget short: {used} of {limit} used, the lead needed {needed}',
      passHidden: 'Daily budget: enough was left',
      refuseHidden: 'Daily budget: not enough was left',
      skip: 'Daily budget: none',
    },
    total_budget: {
      pass: 'Total budget: {used} of {limit} used, the lead needed {needed}',
      refuse: 'Total budget short: {used} of {limit} used, the lead needed {needed}',
      passHidden: 'Total budget: enough was left',
      refuseHidden: 'Total budget: not enough was left',
      skip: 'Total budget: none',
    },
    balance: {
      pass: 'Balance: {available} available, the lead needed {needed}',
      refuse: 'Balance short: {available} available, the lead needed {needed}',
      passHidden: 'Advertiser’s balance: enough',
      refuseHidden: 'Advertiser’s balance: not enough',
    },
  },
  es: {
    application_approved: {
      pass: 'Solicitud: aprobada para esta campaña',
      refuse: 'Solicitud: no aprobada para esta campaña',
    },
    publisher_approved: { pass: 'Editor: cuenta aprobada', refuse: 'Editor: la cuenta no estaba aprobada' },
    advertiser_approved: { pass: 'Anunciante: cuenta aprobada', refuse: 'Anunciante: la cuenta no estaba activa' },
    campaign_active: { pass: 'Campaña: activa', refuse: 'Campaña: no estaba activa' },
    fields_complete: { pass: 'Se respondió todo lo obligatorio', refuse: 'Faltaba: {missing}' },
    phone_valid: {
      pass: 'Teléfono: válido',
      refuse: 'Teléfono: no es un número que se pueda marcar',
      skip: 'Teléfono: no se dio',
    },
    email_valid: { pass: 'Correo: válido', refuse: 'Correo: no es una dirección válida', skip: 'Correo: no se dio' },
    consent: {
      pass: 'Consentimiento: versión {version} de la frase de la campaña',
      passForeign: 'Consentimiento: dado, con palabras que no son las de la campaña',
      refuse: 'Consentimiento: ninguno, o con fecha futura',
    },
    open_hours: {
      pass: 'Abierto: eran las {time} ({zone})',
      refuse: 'Cerrado: eran las {time} ({zone})',
      skip: 'Horario: esta campaña toma leads a cualquier hora',
    },
    geo: {
      pass: 'Dentro de la zona: {place}',
      refuse: 'Fuera de la zona: {place}',
      passUnknown: 'Lugar desconocido, que esta campaña acepta',
      refuseUnknown: 'Lugar desconocido, que esta campaña no acepta',
    },
    not_blocked: { pass: 'Teléfono: no está bloqueado', refuse: 'Teléfono: bloqueado' },
    not_suppressed: { pass: 'Se puede contactar', refuse: 'No se debe contactar' },
    duplicate: {
      pass: 'No es duplicado: no se tomó a nadie igual en {days} días',
      refuse: 'Duplicado de {lead}, dentro de {days} días',
      passHidden: 'No es duplicado',
      refuseHidden: 'Duplicado: la campaña ya había tomado a esta persona',
    },
    daily_cap: {
      pass: 'Tope diario: {used} de {limit} usados, {inFlight} entregándose',
      refuse: 'Tope diario lleno: {used} de {limit} usados, {inFlight} entregándose',
      skip: 'Tope diario: ninguno',
    },
    monthly_cap: {
      pass: 'Tope mensual: {used} de {limit} usados, {inFlight} entregándose',
      refuse: 'Tope mensual lleno: {used} de {limit} usados, {inFlight} entregándose',
      skip: 'Tope mensual: ninguno',
    },
    daily_budget: {
      pass: 'Presupuesto diario: {used} de {limit} usados, el lead necesitaba {needed}',
      refuse: 'Presupuesto diario corto: {used} de {limit} usados, el lead necesitaba {needed}',
      passHidden: 'Presupuesto diario: quedaba suficiente',
      refuseHidden: 'Presupuesto diario: no quedaba suficiente',
      skip: 'Presupuesto diario: ninguno',
    },
    total_budget: {
      pass: 'Presupuesto total: {used} de {limit} usados, el lead necesitaba {needed}',
      refuse: 'Presupuesto total corto: {used} de {limit} usados, el lead necesitaba {needed}',
      passHidden: 'Presupuesto total: quedaba suficiente',
      refuseHidden: 'Presupuesto total: no quedaba suficiente',
      skip: 'Presupuesto total: ninguno',
    },
    balance: {
      pass: 'Saldo: {available} disponibles, el lead necesitaba {needed}',
      refuse: 'Saldo corto: {available} disponibles, el lead necesitaba {needed}',
      passHidden: 'Saldo del anunciante: suficiente',
      refuseHidden: 'Saldo del anunciante: no era suficiente',
    },
  },
});
