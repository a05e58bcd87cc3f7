import { defineMessages } from '../../../i18n/define-messages.ts';

export const marketHead = {
  en: {
    title: 'Campaign market for advertisers · Callstead',
    description:
      'Campaigns running on the network: what calls and leads cost by category, place and duration. Register as an advertiser and launch yours.',
  },
  es: {
    title: 'Mercado de campañas para anunciantes · Callstead',
    description:
      'Campañas activas en la red: cuánto cuestan las llamadas y los leads por categoría, zona y duración. Regístrate como anunciante y lanza la tuya.',
  },
};

export const marketMessages = defineMessages({
  en: {
    title: 'Campaign Market',
    lead: 'What businesses like yours pay for a call or a lead that meets their terms.',
    search: 'Search campaigns',
    searchPlaceholder: 'Roofing, insurance, detox…',
    submit: 'Search',
    category: 'Category',
    allCategories: 'All categories',
    found: '{count, plural, one {# campaign} other {# campaigns}}',
    disabled: 'Functionality Disabled',
    disabledText: 'The connection has been lost and market campaigns cannot be loaded. Please try again later.',
    empty: 'No campaigns found matching your search.',
    clear: 'Clear filters',
    launch: 'Launch a campaign like this',
    launchLike: 'Launch a campaign like this: {title}',
    showAll: 'Show all {count}: {list}',
    more: 'Show more campaigns',
  },
  es: {
    title: 'Mercado de campañas',
    lead: 'Lo que pagan negocios como el tuyo por una llamada o un lead que cumple sus condiciones.',
    search: 'Buscar campañas',
    searchPlaceholder: 'Techos, seguros, desintoxicación…',
    submit: 'Buscar',
    category: 'Categoría',
    allCategories: 'Todas las categorías',
    found: '{count, plural, one {# campaña} other {# campañas}}',
    disabled: 'Funcionalidad deshabilitada',
    disabledText: 'Se perdió la conexión y no se pueden cargar las campañas del mercado. Inténtalo de nuevo más tarde.',
    empty: 'No se encontraron campañas que coincidan con tu búsqueda.',
    clear: 'Quitar filtros',
    launch: 'Lanzar una campaña así',
    launchLike: 'Lanzar una campaña así: {title}',
    showAll: 'Ver las {count}: {list}',
    more: 'Ver más campañas',
  },
});
