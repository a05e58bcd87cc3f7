import { defineMessages } from '../../../i18n/define-messages.ts';

/** Whether today's budget lasts. */
export const budgetPaceMessages = defineMessages({
  en: {
    title: "Pace of today's budget",
    campaign: 'Campaign',
    chart: 'Spend of today against an even pace',
    spent: 'Spent',
    even: 'Even pace',
    until: 'Until {hour}:00',
    usedUp: 'The budget of {budget} is used up: the campaign takes nothing more today.',
    runsOut: '{spent} of {budget}. At this pace it is used up at {time}, by the clock of the campaign.',
    lasts: '{spent} of {budget}. At this pace the day ends with {expected} spent.',
    notBegun: '{spent} of {budget}. Nothing says yet how the day will go.',
    none: 'No campaign that runs has a daily budget.',
    noneHint: 'With one you never spend more in a day, and see here whether it lasts.',
    campaigns: 'Manage campaigns',
  },
  es: {
    title: 'Ritmo del presupuesto de hoy',
    campaign: 'Campaña',
    chart: 'Gasto de hoy frente a un ritmo parejo',
    spent: 'Gastado',
    even: 'Ritmo parejo',
    until: 'Hasta las {hour}:00',
    usedUp: 'El presupuesto de {budget} se agotó: la campaña no recibe nada más hoy.',
    runsOut: '{spent} de {budget}. A este ritmo se agota a las {time}, hora de la campaña.',
    lasts: '{spent} de {budget}. A este ritmo el día termina con {expected} gastados.',
    notBegun: '{spent} de {budget}. Todavía no se sabe cómo irá el día.',
    none: 'Ninguna campaña en marcha tiene presupuesto diario.',
    noneHint: 'Con uno nunca gastas más en un día, y aquí ves si alcanza.',
    campaigns: 'Gestionar campañas',
  },
});
