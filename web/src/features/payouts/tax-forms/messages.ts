import type { NecVerdict } from '@callstead/domain/payouts/tax/nec-figures';
import { defineMessages } from '../../../i18n/define-messages.ts';

type Verdicts = Record<NecVerdict, string>;

export const taxFormsMessages = defineMessages({
  en: {
    pageTitle: 'Tax forms · Callstead',
    title: 'Tax forms',
    intro: 'Who has signed which form, who still has to before they are paid, and the figures of a year for the IRS.',
    toRuns: 'Payout runs',
    caption: 'Publishers and their tax forms',
    search: 'Search',
    searchHint: 'Name, company or id',
    anyState: 'All states',
    columns: { publisher: 'Publisher', state: 'State', form: 'Form', open: 'Document' },
    open: 'PDF',
    openOne: 'PDF of the form of {name}',
    empty: 'There are no publishers yet.',
    emptyFiltered: 'No publisher is like that.',
    failed: 'Error loading the tax forms: {message}',
    nec: {
      title: 'Form 1099-NEC',
      year: 'Year',
      failed: 'The figures could not be loaded: {message}',
      threshold: 'For {year} payments of {amount} or more to U.S. persons are reported.',
      lacking:
        '{count, plural, one {One publisher was paid that much in the United States without a W-9: they stand in the file without a number.} other {# publishers were paid that much in the United States without a W-9: they stand in the file without a number.}}',
      verdicts: {
        reported: 'In the file',
        without_form: 'In the file, W-9 missing',
        below_threshold: 'Below the threshold',
        exempt: 'Corporations and exempt',
        foreign: 'Not U.S. persons',
      } satisfies Verdicts,
      sum: '{count, plural, one {1 publisher} other {# publishers}} · {amount}',
      paypal: 'Paid by PayPal, which reports it itself',
      download: 'Download CSV of {year}',
      audited: 'It holds the tax numbers in clear; every download is recorded.',
      unknown: 'The threshold of {year} is not set yet.',
      unknownText: 'From 2027 on it follows prices. Write what the IRS announced in the settings.',
      toSettings: 'To the settings',
    },
  },
  es: {
    pageTitle: 'Formularios fiscales · Callstead',
    title: 'Formularios fiscales',
    intro:
      'Quién ha firmado qué formulario, quién tiene que hacerlo antes de cobrar y las cifras de un año para el IRS.',
    toRuns: 'Rondas de pagos',
    caption: 'Editores y sus formularios fiscales',
    search: 'Buscar',
    searchHint: 'Nombre, empresa o id',
    anyState: 'Todos los estados',
    columns: { publisher: 'Editor', state: 'Estado', form: 'Formulario', open: 'Documento' },
    open: 'PDF',
    openOne: 'PDF del formulario de {name}',
    empty: 'Aún no hay editores.',
    emptyFiltered: 'No hay editores así.',
    failed: 'Error al cargar los formularios fiscales: {message}',
    nec: {
      title: 'Formulario 1099-NEC',
      year: 'Año',
      failed: 'No se pudieron cargar las cifras: {message}',
      threshold: 'En {year} se declaran los pagos de {amount} o más a «U.S. persons».',
      lacking:
        '{count, plural, one {Un editor cobró tanto en Estados Unidos sin un W-9: está en el archivo sin número.} other {# editores cobraron tanto en Estados Unidos sin un W-9: están en el archivo sin número.}}',
      verdicts: {
        reported: 'En el archivo',
        without_form: 'En el archivo, falta el W-9',
        below_threshold: 'Por debajo del umbral',
        exempt: 'Sociedades y exentos',
        foreign: 'No son «U.S. persons»',
      } satisfies Verdicts,
      sum: '{count, plural, one {1 editor} other {# editores}} · {amount}',
      paypal: 'Pagado por PayPal, que lo declara por su cuenta',
      download: 'Descargar CSV de {year}',
      audited: 'Contiene los números fiscales en claro; cada descarga queda en la auditoría.',
      unknown: 'El umbral de {year} aún no está indicado.',
      unknownText: 'Desde 2027 sigue a los precios. Escribe en los ajustes lo que haya anunciado el IRS.',
      toSettings: 'Ir a los ajustes',
    },
  },
});
