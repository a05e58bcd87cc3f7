import { defineMessages } from '../../../i18n/define-messages.ts';

export const offersHead = {
  en: {
    title: 'Offers · Callstead',
    description:
      'Pay-per-call and lead offers in home services, health, finance, legal, travel and more: payouts, minimum durations, geos and allowed traffic, all in the open.',
  },
  es: {
    title: 'Ofertas · Callstead',
    description:
      'Ofertas de pago por llamada y por lead en servicios del hogar, salud, finanzas, legal, viajes y más: payouts, duraciones mínimas, zonas y tráfico permitido, a la vista.',
  },
};

export const offersMessages = defineMessages({
  en: {
    title: 'Explore Our Offers',
    lead: 'Every offer shows its payout, its minimum duration, where callers may be and which traffic it takes.',
    search: 'Search offers',
    searchPlaceholder: 'Plumbing, Medicare, towing…',
    submit: 'Search',
    categories: 'Categories',
    subCategories: 'Sub-categories',
    all: 'All',
    allOf: 'All {category}',
    found: '{count, plural, one {# offer} other {# offers}}',
    foundMore: 'More than {count, number} offers',
    loaded: 'Offers Loaded',
    failed: 'Failed to load offers. Please try again later.',
    empty: 'No Offers Match Your Criteria',
    emptyHint: 'Try another word, or look in all categories.',
    clear: 'Clear filters',
    more: 'Show more offers',
    banner: 'Ready to promote these offers?',
    bannerText: 'Register as a publisher: an administrator reviews your account within 24 to 48 hours.',
    bannerAction: 'Become a Publisher',
  },
  es: {
    title: 'Explora nuestras ofertas',
    lead: 'Cada oferta muestra su payout, su duración mínima, dónde puede estar quien llama y qué tráfico acepta.',
    search: 'Buscar ofertas',
    searchPlaceholder: 'Plomería, Medicare, grúas…',
    submit: 'Buscar',
    categories: 'Categorías',
    subCategories: 'Subcategorías',
    all: 'Todas',
    allOf: 'Todo en {category}',
    found: '{count, plural, one {# oferta} other {# ofertas}}',
    foundMore: 'Más de {count, number} ofertas',
    loaded: 'Ofertas cargadas',
    failed: 'No se pudieron cargar las ofertas. Inténtalo de nuevo más tarde.',
    empty: 'Ninguna oferta coincide con tus criterios',
    emptyHint: 'Prueba con otra palabra o busca en todas las categorías.',
    clear: 'Quitar filtros',
    more: 'Ver más ofertas',
    banner: '¿Listo para promocionar estas ofertas?',
    bannerText: 'Regístrate como editor: un administrador revisa tu cuenta en 24 a 48 horas.',
    bannerAction: 'Hazte editor',
  },
});
