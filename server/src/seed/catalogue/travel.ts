import { AROUND_THE_CLOCK, catalogueOf, hours } from './catalogue-offer.ts';
import { caps, duplicatesWithin, LOS_ANGELES, onlyIn, ring, tiered } from './shorthand.ts';

export const TRAVEL = catalogueOf('travel', [
  {
    publicId: 'TR001',
    subCategory: 'flight_bookings',
    type: 'call',
    terms: {
      pricing: { kind: 'percent', conversion: 'booking', basisPoints: 800, ceilingCents: 20000 },
      hours: AROUND_THE_CLOCK,
      concurrency: { campaign: 20, perPublisher: 8 },
      approvalDays: 14,
      duplicates: duplicatesWithin(7),
      unknownPlace: 'accept',
      targets: ring('+14075550132', '+17025550145'),
      traffic: {
        allowed: ['seo', 'paid_search', 'content_blogs', 'email', 'social_ads', 'comparison_sites'],
        prohibited: [
          'brand_bidding',
          'incentivized',
          'robocalls',
          'adult',
          'misleading_claims',
          'pop_ads',
          'local_listings',
        ],
      },
    },
    texts: {
      en: {
        title: 'Flight Booking Desk: Domestic and International Fares',
        description:
          'Travelers who would rather speak to a person book complex or last-minute trips by phone, and you share in every ticket.',
        detailedDescription:
          'An accredited travel agency sells published and negotiated fares through agents who know fare rules by heart. Callers need multi-city routes, group seats, a wheelchair or a bereavement trip, things that websites handle badly. Higher baskets come from international and premium cabins, and the commission follows the amount booked.',
        targetAudience:
          'Older travelers, families and groups, business owners and anyone with a complicated itinerary.',
        target: 'Calls to buy a new airline ticket through the agency.',
        qualification:
          'A new purchase by a traveler with dates and destination in mind; check-in, baggage, refunds and changes of tickets bought elsewhere are not paid.',
        conversionRequirements: 'The ticket is issued, paid and not voided on the day of purchase.',
        restrictions:
          "Posing as an airline's customer service, on any channel and in map listings above all, ends the cooperation at once. Fares shown must be bookable and include taxes.",
        notes: '',
        keywords: [
          'book flights by phone',
          'last minute flights',
          'multi city flights',
          'group airline tickets',
          'business class deals',
          'cheap international flights',
        ],
      },
      es: {
        title: 'Mesa de vuelos: tarifas nacionales e internacionales',
        description:
          'Viajeros que prefieren hablar con una persona reservan por teléfono viajes complejos o de último momento, y participas en cada boleto.',
        detailedDescription:
          'Una agencia de viajes acreditada vende tarifas publicadas y negociadas con agentes que se saben las reglas de memoria. Quien llama necesita rutas de varias ciudades, asientos para un grupo, una silla de ruedas o un viaje por duelo, cosas que las páginas resuelven mal. Los montos más altos vienen de vuelos internacionales y cabinas premium, y la comisión sigue al valor reservado.',
        targetAudience:
          'Viajeros mayores, familias y grupos, dueños de negocios y cualquiera con un itinerario complicado.',
        target: 'Llamadas para comprar un boleto aéreo nuevo a través de la agencia.',
        qualification:
          'Una compra nueva de alguien con fechas y destino en mente; no se pagan check-in, equipaje, reembolsos ni cambios de boletos comprados en otro lugar.',
        conversionRequirements: 'El boleto se emite, se paga y no se anula el día de la compra.',
        restrictions:
          'Hacerse pasar por el servicio al cliente de una aerolínea, en cualquier canal y sobre todo en fichas de mapas, termina la relación de inmediato. Las tarifas mostradas deben poder reservarse e incluir impuestos.',
        notes: '',
        keywords: [
          'reservar vuelos por teléfono',
          'vuelos de último minuto',
          'vuelos de varias ciudades',
          'boletos de avión para grupos',
          'ofertas clase ejecutiva',
          'vuelos internacionales baratos',
        ],
      },
    },
  },
  {
    publicId: 'TR002',
    subCategory: 'flight_bookings',
    type: 'call',
    promoMaterialsAvailable: true,
    terms: {
      pricing: tiered([150, 800], [300, 1400], [480, 2200]),
      minimumSeconds: 150,
      geo: onlyIn('CA', 'FL', 'GA', 'IL', 'MA', 'MD', 'NC', 'NJ', 'NY', 'TX', 'VA'),
      hours: hours([8, 22], [9, 21], [10, 20]),
      caps: caps(150, 4000),
      concurrency: { campaign: 15, perPublisher: 5 },
      approvalDays: 5,
      duplicates: duplicatesWithin(15),
      targets: ring('+12015550116'),
      traffic: {
        allowed: ['seo', 'paid_search', 'social_ads', 'social_organic', 'radio_tv', 'print', 'influencers'],
        prohibited: ['brand_bidding', 'incentivized', 'robocalls', 'adult', 'misleading_claims', 'pop_ads', 'push'],
      },
    },
    texts: {
      en: {
        title: 'Flights Home to Latin America: Spanish-Speaking Agents',
        description:
          'Families flying to Mexico, Central America, Colombia or the Dominican Republic book with agents who speak their language and take installments.',
        detailedDescription:
          'This agency grew out of neighborhood storefronts and still sells the way its clients like to buy: by phone, with patience and with payment plans. Callers travel for holidays, weddings and emergencies at home and ask about baggage, minors traveling alone and passports. Because conversations are paid in steps, careful targeting matters more than raw volume.',
        targetAudience: 'Immigrant families who visit home once or twice a year, often several travelers together.',
        target: 'Calls in Spanish or English about fares to Latin America and the Caribbean.',
        qualification: 'The caller plans a trip with dates, lives in the United States and has not booked yet.',
        conversionRequirements: 'The agent searches fares and gives at least one price for the itinerary.',
        restrictions:
          'Immigration or visa advice must not be advertised together with flights. Airline logos are not to be shown on any creative.',
        notes: 'The weeks before December, Holy Week and the school holidays are peak season.',
        keywords: [
          'flights to mexico',
          'flights to el salvador',
          'tickets to colombia',
          'flights to dominican republic',
          'pay flights in installments',
          'travel agency in spanish',
        ],
      },
      es: {
        title: 'Vuelos a Latinoamérica: agentes que hablan español',
        description:
          'Familias que vuelan a México, Centroamérica, Colombia o República Dominicana reservan con agentes que hablan su idioma y aceptan pagos a plazos.',
        detailedDescription:
          'Esta agencia nació en locales de barrio y sigue vendiendo como a sus clientes les gusta comprar: por teléfono, con paciencia y con planes de pago. La gente viaja por fiestas, bodas y emergencias en su tierra, y pregunta por equipaje, menores que viajan solos y pasaportes. Como las conversaciones se pagan por escalones, importa más apuntar bien que el volumen bruto.',
        targetAudience:
          'Familias inmigrantes que visitan su país una o dos veces al año, a menudo varios viajeros juntos.',
        target: 'Llamadas en español o inglés sobre tarifas a Latinoamérica y el Caribe.',
        qualification: 'La persona planea un viaje con fechas, vive en Estados Unidos y aún no ha reservado.',
        conversionRequirements: 'El agente busca tarifas y da al menos un precio para el itinerario.',
        restrictions:
          'No se puede anunciar asesoría migratoria o de visas junto con los vuelos. Ningún anuncio debe mostrar logos de aerolíneas.',
        notes: 'Las semanas previas a diciembre, a Semana Santa y a las vacaciones escolares son la temporada alta.',
        keywords: [
          'vuelos a méxico',
          'vuelos a el salvador',
          'boletos a colombia',
          'vuelos a república dominicana',
          'boletos de avión a plazos',
          'agencia de viajes en español',
        ],
      },
    },
  },
  {
    publicId: 'TR003',
    subCategory: 'hotel_bookings',
    type: 'lead',
    promoMaterialsAvailable: true,
    terms: {
      pricing: { kind: 'percent', conversion: 'booking', basisPoints: 800, ceilingCents: 15000 },
      hours: AROUND_THE_CLOCK,
      approvalDays: 14,
      duplicates: duplicatesWithin(1),
      unknownPlace: 'accept',
      traffic: {
        allowed: [
          'seo',
          'content_blogs',
          'comparison_sites',
          'email',
          'social_ads',
          'social_organic',
          'influencers',
          'video',
          'display',
        ],
        prohibited: ['brand_bidding', 'incentivized', 'robocalls', 'adult', 'misleading_claims', 'pop_ads'],
      },
    },
    texts: {
      en: {
        title: 'Independent and Boutique Hotel Bookings',
        description:
          'Send travelers to a booking engine of independent hotels and keep a share of each completed stay.',
        detailedDescription:
          'Our lodging partner distributes boutique hotels, inns and aparthotels in American cities and beach towns, with free cancellation on most rooms. Guests like breakfast, parking and late checkout that chains charge extra for. City guides, event pages and newsletters do well because a reader who plans a weekend is close to booking.',
        targetAudience: 'Couples, road-trippers, festival visitors and business travelers tired of chain hotels.',
        target: 'Visitors with a destination and dates who complete a reservation.',
        qualification:
          "Reservation by a new or returning guest that was tracked from your link, for the guest's own stay and not for resale.",
        conversionRequirements: 'The stay is completed and paid; cancellations and no-shows are removed.',
        restrictions:
          'Hotel names must not be bid on in search. Scarcity messages have to be true at the moment they are displayed.',
        notes: 'Deep links and a feed of rates are available on request.',
        keywords: [
          'boutique hotels',
          'hotel deals this weekend',
          'beach hotels florida',
          'hotels with free parking',
          'romantic getaway hotel',
        ],
      },
      es: {
        title: 'Reservas en hoteles boutique e independientes',
        description:
          'Lleva viajeros a un motor de reservas de hoteles independientes y conserva una parte de cada estadía completada.',
        detailedDescription:
          'Nuestro aliado en hospedaje distribuye hoteles boutique, posadas y aparthoteles en ciudades y playas de Estados Unidos, con cancelación gratuita en la mayoría. Al huésped le gustan el desayuno, el estacionamiento y la salida tardía que las cadenas cobran aparte. Las guías de ciudad, las páginas de eventos y los boletines van bien, porque quien planea un fin de semana está cerca de reservar.',
        targetAudience:
          'Parejas, viajeros por carretera, visitantes de festivales y gente de negocios cansada de las cadenas.',
        target: 'Visitantes con destino y fechas que completan una reserva.',
        qualification:
          'Reserva de un huésped nuevo o frecuente rastreada desde tu enlace, para su propia estadía y no para revender.',
        conversionRequirements: 'La estadía se realiza y se paga; se descuentan cancelaciones y ausencias.',
        restrictions:
          'No se puede pujar por nombres de hoteles en buscadores. Los mensajes de escasez tienen que ser ciertos en el momento en que se muestran.',
        notes: 'Hay enlaces profundos y un archivo de tarifas a pedido.',
        keywords: [
          'hoteles boutique',
          'ofertas de hotel este fin de semana',
          'hoteles de playa en florida',
          'hoteles con estacionamiento gratis',
          'hotel para escapada romántica',
        ],
      },
    },
  },
  {
    publicId: 'TR004',
    subCategory: 'all_inclusive_packages',
    type: 'call',
    promoMaterialsAvailable: true,
    terms: {
      pricing: { kind: 'percent', conversion: 'package', basisPoints: 500, ceilingCents: 30000 },
      hours: hours([9, 22], [10, 20], [10, 20]),
      caps: caps(100, 2500, 'connected'),
      concurrency: { campaign: 12, perPublisher: 5 },
      approvalDays: 14,
      duplicates: duplicatesWithin(30),
      unknownPlace: 'accept',
      targets: ring('+15615550150', '+14045550103'),
      traffic: {
        allowed: ['seo', 'paid_search', 'social_ads', 'email', 'video', 'influencers', 'content_blogs', 'native'],
        prohibited: ['brand_bidding', 'incentivized', 'robocalls', 'adult', 'misleading_claims', 'sms', 'pop_ads'],
      },
    },
    texts: {
      en: {
        title: 'Cancún, Punta Cana and Jamaica All-Inclusive Packages',
        description:
          'Vacation specialists build flight, transfer and resort packages by phone and share the package value with you.',
        detailedDescription:
          'Our packagers hold room blocks at all-inclusive resorts in Mexico and the Caribbean and combine them with flights and transfers. Callers compare adults-only with family resorts, ask about weather and deposits, and book for two to twelve people. Honeymoons, reunions and destination weddings lift the average package well above an ordinary hotel sale.',
        targetAudience: 'Couples, families and wedding parties with a beach vacation in mind.',
        target: 'Calls from people who want a quote for a complete resort vacation.',
        qualification:
          'Adults with travel month, origin airport and approximate budget who book their own vacation; resort guests with existing reservations do not qualify.',
        conversionRequirements: 'The package is booked, and commission is confirmed once the final payment arrives.',
        restrictions:
          'No timeshare presentation, prize draw or free-vacation angle may be used to generate calls. Seller-of-travel registration numbers must stay visible on our creatives.',
        notes: '',
        keywords: [
          'all inclusive cancun',
          'punta cana packages',
          'jamaica all inclusive resorts',
          'honeymoon packages caribbean',
          'family all inclusive vacation',
          'destination wedding packages',
        ],
      },
      es: {
        title: 'Paquetes todo incluido a Cancún, Punta Cana y Jamaica',
        description:
          'Especialistas en vacaciones arman por teléfono paquetes de vuelo, traslado y resort, y comparten contigo el valor del paquete.',
        detailedDescription:
          'Nuestros operadores tienen bloques de habitaciones en resorts todo incluido de México y el Caribe, y los combinan con vuelos y traslados. Quien llama compara resorts solo para adultos con familiares, pregunta por el clima y los depósitos, y reserva para dos a doce personas. Las lunas de miel, reuniones y bodas de destino elevan el paquete promedio muy por encima de una venta de hotel común.',
        targetAudience: 'Parejas, familias y grupos de boda que piensan en unas vacaciones de playa.',
        target: 'Llamadas de personas que quieren cotizar unas vacaciones completas en un resort.',
        qualification:
          'Adultos con mes de viaje, aeropuerto de salida y presupuesto aproximado que reservan sus propias vacaciones; no califican huéspedes con una reserva existente.',
        conversionRequirements: 'Se reserva el paquete, y la comisión se confirma cuando llega el pago final.',
        restrictions:
          'No se puede generar llamadas con presentaciones de tiempo compartido, sorteos ni vacaciones gratis. Los números de registro de vendedor de viajes deben quedar visibles en nuestros anuncios.',
        notes: '',
        keywords: [
          'todo incluido cancún',
          'paquetes a punta cana',
          'resorts todo incluido jamaica',
          'paquetes luna de miel caribe',
          'vacaciones familiares todo incluido',
          'paquetes boda de destino',
        ],
      },
    },
  },
  {
    publicId: 'TR005',
    subCategory: 'car_rentals',
    type: 'lead',
    terms: {
      pricing: { kind: 'per_conversion', conversion: 'rental_day', priceCents: 500 },
      hours: { ...AROUND_THE_CLOCK, zone: LOS_ANGELES },
      approvalDays: 14,
      duplicates: duplicatesWithin(1),
      unknownPlace: 'accept',
      traffic: {
        allowed: ['seo', 'paid_search', 'content_blogs', 'comparison_sites', 'email', 'display', 'push'],
        prohibited: ['brand_bidding', 'incentivized', 'robocalls', 'adult', 'misleading_claims'],
      },
    },
    texts: {
      en: {
        title: 'Airport and Neighborhood Car Rentals, Paid per Day',
        description:
          'Every day that your visitor keeps the rental car earns you money, from weekend trips to month-long replacements.',
        detailedDescription:
          'A broker of independent and franchise rental counters offers compact cars to passenger vans at airports and in town. Renters arrive from flight pages, insurance claims or a car in the shop, and they choose by pickup point and total price. Long rentals are common among insurance replacements and remote workers, which is where paying by the day shines.',
        targetAudience:
          'Vacationers, families needing a van, drivers whose car is being repaired and people between cars.',
        target: 'Completed reservations with pickup place, dates and driver age.',
        qualification:
          "Driver meets the counter's age and license rules, presents a card in their own name and picks the vehicle up.",
        conversionRequirements: 'The rental is returned and closed; only days that were paid count.',
        restrictions:
          'The total price with fees has to be shown before the reservation button. Rental company names may not appear in domains or ads.',
        notes: 'Days added at the counter count as well.',
        keywords: [
          'car rental near me',
          'airport car rental',
          'van rental',
          'monthly car rental',
          'rental car without deposit',
          'cheap rental cars',
        ],
      },
      es: {
        title: 'Renta de autos en aeropuerto y barrio, pagada por día',
        description:
          'Cada día que tu visitante conserva el auto rentado te deja dinero, desde fines de semana hasta reemplazos de un mes.',
        detailedDescription:
          'Un intermediario de mostradores independientes y franquicias ofrece desde compactos hasta camionetas de pasajeros en aeropuertos y ciudades. El cliente llega de páginas de vuelos, de un reclamo de seguro o con el auto en el taller, y elige por lugar de retiro y precio total. Las rentas largas son comunes entre reemplazos de seguro y trabajadores remotos, y ahí brilla el pago por día.',
        targetAudience:
          'Vacacionistas, familias que necesitan una van, conductores con el auto en reparación y personas entre un auto y otro.',
        target: 'Reservas completas con lugar de retiro, fechas y edad del conductor.',
        qualification:
          'El conductor cumple las reglas de edad y licencia del mostrador, presenta una tarjeta a su nombre y retira el vehículo.',
        conversionRequirements: 'El auto se devuelve y la renta se cierra; solo cuentan los días pagados.',
        restrictions:
          'El precio total con cargos debe verse antes del botón de reservar. Los nombres de arrendadoras no pueden aparecer en dominios ni anuncios.',
        notes: 'También cuentan los días agregados en el mostrador.',
        keywords: [
          'renta de autos cerca de mí',
          'renta de carros en aeropuerto',
          'renta de van',
          'renta de auto por mes',
          'renta de carros sin depósito',
          'renta de autos barata',
        ],
      },
    },
  },
]);
