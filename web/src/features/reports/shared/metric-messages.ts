import type { MetricName } from '@callstead/domain/reports/metrics';
import { METRIC_NAMES, OWN_MONEY } from '@callstead/domain/reports/report-words';
import { defineMessages } from '../../../i18n/define-messages.ts';

type Words = Record<MetricName, string>;

/** What each figure is called, and what it means. */
export const metricMessages = defineMessages({
  en: {
    names: METRIC_NAMES.en,
    ...OWN_MONEY.en,
    minutes: '{minutes} min',
    hours: '{hours} h',
    means: {
      clicks: 'Clicks of people on links; robots and previews are not counted.',
      uniqueClicks: 'The first click of a visitor on a link each day.',
      formVisits: 'Forms of the network that were opened, by each visitor once a day.',
      incoming: 'Calls that arrived, whatever became of them. Tests are not counted.',
      connected: 'Calls that somebody answered.',
      answerRate: 'Connected calls among those that rang.',
      qualified: 'Calls that met the terms and were not refused since.',
      qualifyRate: 'Qualified calls among all that arrived.',
      leadsIn: 'Leads received, whatever became of them.',
      leads: 'Leads accepted and not refused since.',
      sold: 'Calls, leads and conversions that were charged and not refused since.',
      conversions: 'Calls, leads and clicks with something sold, each once.',
      conversionRate: 'Conversions among calls, form visits and clicks to other pages.',
      revenueCents: 'What advertisers were charged, less what was refused since.',
      payoutCents: 'What publishers earned, less what was refused since.',
      marginCents: 'Revenue less payout.',
      costPerSaleCents: 'Cost per lead: the spend divided by all leads.',
      epcCents: 'Payout per unique click or call without a click.',
      averageTalkSeconds: 'Minutes and seconds of a connected call on average.',
      talkMinutes: 'All minutes of connected calls.',
      duplicateRate: 'Repeated callers among all calls.',
      refusedRate: 'Refused among everything that was ever charged.',
      disputeRate: 'Disputed among everything that was ever charged.',
      capHours:
        'Quarters of an hour in which a cap or a budget turned something away, in hours; by campaign and time only.',
    } satisfies Words,
  },
  es: {
    names: METRIC_NAMES.es,
    ...OWN_MONEY.es,
    minutes: '{minutes} min',
    hours: '{hours} h',
    means: {
      clicks: 'Clics de personas en enlaces; los robots y las vistas previas no cuentan.',
      uniqueClicks: 'El primer clic de un visitante en un enlace cada día.',
      formVisits: 'Formularios de la red que se abrieron, una vez al día por visitante.',
      incoming: 'Llamadas que llegaron, sea cual sea su desenlace. Las pruebas no cuentan.',
      connected: 'Llamadas que alguien atendió.',
      answerRate: 'Llamadas atendidas entre las que sonaron.',
      qualified: 'Llamadas que cumplieron las condiciones y no se rechazaron después.',
      qualifyRate: 'Llamadas calificadas entre todas las que llegaron.',
      leadsIn: 'Leads recibidos, sea cual sea su desenlace.',
      leads: 'Leads aceptados y no rechazados después.',
      sold: 'Llamadas, leads y conversiones que se cobraron y no se rechazaron después.',
      conversions: 'Llamadas, leads y clics con algo vendido, cada uno una vez.',
      conversionRate: 'Conversiones entre llamadas, visitas a formularios y clics a otras páginas.',
      revenueCents: 'Lo cobrado a los anunciantes, menos lo rechazado después.',
      payoutCents: 'Lo ganado por los editores, menos lo rechazado después.',
      marginCents: 'Ingresos menos pago a editores.',
      costPerSaleCents: 'Costo por lead: el gasto dividido entre todos los leads.',
      epcCents: 'Pago por clic único o llamada sin clic.',
      averageTalkSeconds: 'Minutos y segundos de una llamada atendida, de media.',
      talkMinutes: 'Todos los minutos de llamadas atendidas.',
      duplicateRate: 'Llamadas de quien ya había llamado, entre todas.',
      refusedRate: 'Lo rechazado entre todo lo que se cobró alguna vez.',
      disputeRate: 'Lo disputado entre todo lo que se cobró alguna vez.',
      capHours: 'Cuartos de hora en que un tope o un presupuesto rechazó algo, en horas; solo por campaña y tiempo.',
    },
  },
});
