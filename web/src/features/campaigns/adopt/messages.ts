import { defineMessages } from '../../../i18n/define-messages.ts';

/** Turning drafts of the catalogue into campaigns that run. */
export const adoptMessages = defineMessages({
  en: {
    open: 'Adopt offers',
    title: 'Adopt offers of the catalogue',
    text: 'Choose what you have buyers for, confirm each price, and say where calls ring. They are published at once, and paid by the network’s own account; everything else can be changed later in each campaign.',
    destination: 'Calls ring at',
    destinationHint: 'The telephone of whoever answers. The numbers of the catalogue are nobody’s.',
    category: 'Category',
    all: 'All categories',
    offers: 'Offers of the catalogue',
    choose: 'Adopt {title}',
    price: 'Price of {title} (¤¤)',
    proposed: 'Proposed: {price}',
    none: 'Every offer of the catalogue is adopted.',
    loadFailed: 'The catalogue could not be loaded: {message}',
    adopt: '{count, plural, =0 {Adopt offers} one {Adopt # offer} other {Adopt # offers}}',
    adopted: 'Offers Adopted',
    adoptedText: '{count, plural, one {# campaign is} other {# campaigns are}} active.',
    skipped:
      '{count, plural, one {# was changed by somebody meanwhile and is left as it was.} other {# were changed by somebody meanwhile and are left as they were.}}',
    wrongPrice: 'At least $1.00.',
    nothingChosen: 'Choose at least one offer.',
  },
  es: {
    open: 'Adoptar ofertas',
    title: 'Adoptar ofertas del catálogo',
    text: 'Elige aquellas para las que tienes compradores, confirma cada precio y di dónde suenan las llamadas. Se publican al momento y las paga la cuenta propia de la red; todo lo demás puede cambiarse después en cada campaña.',
    destination: 'Las llamadas suenan en',
    destinationHint: 'El teléfono de quien contesta. Los números del catálogo no son de nadie.',
    category: 'Categoría',
    all: 'Todas las categorías',
    offers: 'Ofertas del catálogo',
    choose: 'Adoptar {title}',
    price: 'Precio de {title} (¤¤)',
    proposed: 'Propuesto: {price}',
    none: 'Todas las ofertas del catálogo están adoptadas.',
    loadFailed: 'No se pudo cargar el catálogo: {message}',
    adopt: '{count, plural, =0 {Adoptar ofertas} one {Adoptar # oferta} other {Adoptar # ofertas}}',
    adopted: 'Ofertas Adoptadas',
    adoptedText: '{count, plural, one {# campaña está activa} other {# campañas están activas}}.',
    skipped:
      '{count, plural, one {Alguien cambió # entretanto y queda como estaba.} other {Alguien cambió # entretanto y quedan como estaban.}}',
    wrongPrice: 'Al menos $1.00.',
    nothingChosen: 'Elige al menos una oferta.',
  },
});
