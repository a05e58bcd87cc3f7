import { defineMessages } from '../../../i18n/define-messages.ts';

/** The page of one campaign. */
export const campaignPageMessages = defineMessages({
  en: {
    pageTitle: 'Campaign · Callstead',
    title: 'Campaign',
    back: 'All campaigns',
    gone: 'This campaign no longer exists.',
    failed: 'The campaign could not be loaded: {message}',
    version: 'Version {version}',
    returned: 'Given back by the network',
    about: 'About this campaign',
    engineSees: { call: 'What calls are judged by', lead: 'What leads are judged by' },
    tabs: {
      performance: 'Performance',
      publishers: 'Publishers',
      targets: 'Destinations',
      terms: 'Terms',
      versions: 'Versions',
    },
  },
  es: {
    pageTitle: 'Campaña · Callstead',
    title: 'Campaña',
    back: 'Todas las campañas',
    gone: 'Esta campaña ya no existe.',
    failed: 'No se pudo cargar la campaña: {message}',
    version: 'Versión {version}',
    returned: 'Devuelta por la red',
    about: 'Sobre esta campaña',
    engineSees: { call: 'Con qué se juzgan las llamadas', lead: 'Con qué se juzgan los leads' },
    tabs: {
      performance: 'Rendimiento',
      publishers: 'Editores',
      targets: 'Destinos',
      terms: 'Condiciones',
      versions: 'Versiones',
    },
  },
});
