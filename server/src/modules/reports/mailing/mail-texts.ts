import type { AlertKind } from '@callstead/domain/alert-kind';
import type { MailTable, MailText, MailTextsOf } from '../../../mail/mail-texts.ts';

/** What is read when the mail is sent. */
type Figures = { period: string; table: MailTable; rows: number; shownRows: number };

type ReportMails = {
  report: {
    name: string;
    view: string;
    recipientId: string;
    at: string;
    link: string;
    unsubscribeLink: string;
    /** Null until it is sent, and where the view asks for more than can be answered. */
    figures: Figures | null;
  };
  'alert-raised': {
    name: string;
    alert: AlertKind;
    /** As words: an amount, percent, hours or calls. */
    value: string;
    limit: string;
    campaign: string | null;
    link: string;
    unsubscribeLink: string;
  };
};

declare module '../../../mail/mail-texts.ts' {
  interface MailValues extends ReportMails {}
}

type Raised = ReportMails['alert-raised'];

const of = (campaign: string | null) => (campaign ? ` · ${campaign}` : '');

const RAISED_EN: Record<AlertKind, (raised: Raised) => string> = {
  payout_below: ({ value, limit }) => `Today’s payout is ${value}, below the ${limit} you set.`,
  spend_above: ({ value, limit }) => `Today’s spend is ${value}, above the ${limit} you set.`,
  qualify_rate_falls: ({ value, limit }) =>
    `The qualify rate is ${value} lower than in the same hours a week ago. You asked to be told of more than ${limit}.`,
  cap_reached: ({ value }) =>
    `The campaign has reached its cap of ${value}. It takes no more until the cap begins anew.`,
  balance_hours: ({ value, limit }) =>
    `At today’s pace your balance lasts ${value} more. You asked to be told below ${limit}.`,
};

const RAISED_ES: Record<AlertKind, (raised: Raised) => string> = {
  payout_below: ({ value, limit }) => `El pago de hoy es de ${value}, por debajo de los ${limit} que fijaste.`,
  spend_above: ({ value, limit }) => `El gasto de hoy es de ${value}, por encima de los ${limit} que fijaste.`,
  qualify_rate_falls: ({ value, limit }) =>
    `La tasa de calificación es un ${value} menor que en las mismas horas de hace una semana. Pediste que te avisáramos a partir del ${limit}.`,
  cap_reached: ({ value }) =>
    `La campaña ha alcanzado su tope de ${value}. No recibe más hasta que el tope empiece de nuevo.`,
  balance_hours: ({ value, limit }) =>
    `Al ritmo de hoy, tu saldo dura ${value} más. Pediste que te avisáramos por debajo de ${limit}.`,
};

const TITLES_EN: Record<AlertKind, string> = {
  payout_below: 'Payout of today is low',
  spend_above: 'Spend of today is high',
  qualify_rate_falls: 'The qualify rate has fallen',
  cap_reached: 'Cap reached',
  balance_hours: 'Your balance runs out soon',
};

const TITLES_ES: Record<AlertKind, string> = {
  payout_below: 'El pago de hoy es bajo',
  spend_above: 'El gasto de hoy es alto',
  qualify_rate_falls: 'La tasa de calificación ha bajado',
  cap_reached: 'Tope alcanzado',
  balance_hours: 'Tu saldo se acaba pronto',
};

export const reportMailTexts: MailTextsOf<ReportMails> = {
  en: {
    report: ({ view, figures, link, unsubscribeLink }, network) => ({
      subject: figures
        ? `${network} report “${view}”: ${figures.period}`
        : `${network} could not make the report “${view}”`,
      preheader: figures ? `Figures of ${figures.period}` : 'It asks for more than can be answered at once.',
      before: figures
        ? figures.rows === 0
          ? [`Your report “${view}”. Nothing came in during this time.`]
          : [
              `Your report “${view}”.${figures.rows > figures.shownRows ? ` Here are ${figures.shownRows} of its ${figures.rows} rows; all of them are in the attached file.` : ' The attached file has every figure.'}`,
            ]
        : [
            `Your report “${view}” asks for more days than can be answered by these columns. Open it, choose a shorter period or fewer dimensions, and save it again.`,
          ],
      ...tableOf(figures),
      actions: [{ label: 'Open the report', link }],
      after: [],
      unsubscribe: { label: 'Stop these mails', link: unsubscribeLink },
    }),
    'alert-raised': (raised, network) => ({
      subject: `${network}: ${TITLES_EN[raised.alert]}${of(raised.campaign)}`,
      preheader: RAISED_EN[raised.alert](raised),
      before: [
        ...(raised.campaign ? [`Campaign: ${raised.campaign}`] : []),
        RAISED_EN[raised.alert](raised),
        'You will hear of it again only after it has been better in between.',
      ],
      actions: [{ label: 'See my alerts', link: raised.link }],
      after: [],
      unsubscribe: { label: 'No mails of this alert', link: raised.unsubscribeLink },
    }),
  },
  es: {
    report: ({ view, figures, link, unsubscribeLink }, network) => ({
      subject: figures
        ? `Reporte «${view}» de ${network}: ${figures.period}`
        : `${network} no pudo hacer el reporte «${view}»`,
      preheader: figures ? `Cifras de ${figures.period}` : 'Pide más de lo que se puede responder de una vez.',
      before: figures
        ? figures.rows === 0
          ? [`Tu reporte «${view}». En este tiempo no hubo nada.`]
          : [
              `Tu reporte «${view}».${figures.rows > figures.shownRows ? ` Aquí van ${figures.shownRows} de sus ${figures.rows} filas; en el archivo adjunto están todas.` : ' El archivo adjunto tiene todas las cifras.'}`,
            ]
        : [
            `Tu reporte «${view}» pide más días de los que se pueden responder con estas columnas. Ábrelo, elige un período más corto o menos dimensiones y guárdalo otra vez.`,
          ],
      ...tableOf(figures),
      actions: [{ label: 'Abrir el reporte', link }],
      after: [],
      unsubscribe: { label: 'Dejar de recibir este correo', link: unsubscribeLink },
    }),
    'alert-raised': (raised, network) => ({
      subject: `${network}: ${TITLES_ES[raised.alert]}${of(raised.campaign)}`,
      preheader: RAISED_ES[raised.alert](raised),
      before: [
        ...(raised.campaign ? [`Campaña: ${raised.campaign}`] : []),
        RAISED_ES[raised.alert](raised),
        'No te avisaremos otra vez hasta que haya mejorado entretanto.',
      ],
      actions: [{ label: 'Ver mis alertas', link: raised.link }],
      after: [],
      unsubscribe: { label: 'No recibir correos de esta alerta', link: raised.unsubscribeLink },
    }),
  },
};

const tableOf = (figures: Figures | null): Pick<MailText, 'table'> =>
  figures && figures.rows > 0 ? { table: figures.table } : {};
