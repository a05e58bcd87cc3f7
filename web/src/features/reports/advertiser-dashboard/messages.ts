import { defineMessages } from '../../../i18n/define-messages.ts';

/** Figures of the advertiser's first screen. */
export const advertiserDashboardMessages = defineMessages({
  en: {
    leads: 'Total Leads',
    spend: 'Total Spend',
    cost: 'Average Cost per Lead',
    active: 'Active Campaigns',
    activeLink: 'See active campaigns',
    now: 'As of now',
    manageCampaigns: 'Manage campaigns',
    createCampaign: 'Create a campaign',
    reports: 'See reports',
    billing: 'Billing',
    decideApplications: 'Review applications',
    meters: {
      title: "Today's caps and budgets",
      none: 'No campaign is running.',
      daily: 'Daily cap',
      monthly: 'Monthly cap',
      call: {
        use: '{used} used, {inFlight} in flight, {left} left of {cap}',
        noCap: 'No daily cap: {used} used today, {inFlight} in flight',
      },
      lead: {
        use: '{used} accepted, {inFlight} being delivered, {left} left of {cap}',
        noCap:
          'No daily cap: {usedCount, plural, one {# lead accepted today} other {# leads accepted today}}, {inFlight} being delivered',
      },
      budget: 'Daily budget',
      budgetText: '{spent} of {budget}, {left} left',
      noBudget: 'No daily budget: {spent} today',
      resets: 'Starts again at {time} your time (midnight in {zone})',
    },
  },
  es: {
    leads: 'Leads Totales',
    spend: 'Gasto Total',
    cost: 'Coste Medio por Lead',
    active: 'Campañas Activas',
    activeLink: 'Ver campañas activas',
    now: 'Situación actual',
    manageCampaigns: 'Gestionar campañas',
    createCampaign: 'Crear una campaña',
    reports: 'Ver reportes',
    billing: 'Facturación',
    decideApplications: 'Revisar solicitudes',
    meters: {
      title: 'Topes y presupuestos de hoy',
      none: 'Ninguna campaña está en marcha.',
      daily: 'Tope diario',
      monthly: 'Tope mensual',
      call: {
        use: '{used} usados, {inFlight} en curso, quedan {left} de {cap}',
        noCap: 'Sin tope diario: {used} usados hoy, {inFlight} en curso',
      },
      lead: {
        use: '{used} aceptados, {inFlight} en entrega, quedan {left} de {cap}',
        noCap:
          'Sin tope diario: {usedCount, plural, one {# lead aceptado hoy} other {# leads aceptados hoy}}, {inFlight} en entrega',
      },
      budget: 'Presupuesto diario',
      budgetText: '{spent} de {budget}, quedan {left}',
      noBudget: 'Sin presupuesto diario: {spent} hoy',
      resets: 'Empieza de nuevo a las {time} de tu hora (medianoche, {zone})',
    },
  },
});
