import { AROUND_THE_CLOCK, catalogueOf, hours } from './catalogue-offer.ts';
import { CHICAGO, caps, duplicatesWithin, dynamic, flat, onlyIn, PHOENIX, ring } from './shorthand.ts';

export const AUTOMOTIVE_ROADSIDE = catalogueOf('automotive', [
  {
    publicId: 'AUTO001',
    subCategory: 'towing_roadside_assistance',
    type: 'call',
    promoMaterialsAvailable: true,
    terms: {
      pricing: dynamic(1000, 1400, 2400),
      minimumSeconds: 60,
      locationMultipliers: { CA: 1.3, NY: 1.3, '606': 1.6, '770': 1.5, SD: 0.75, NE: 0.75 },
      hours: { ...AROUND_THE_CLOCK, zone: CHICAGO },
      caps: caps(300, 7000),
      concurrency: { campaign: 40, perPublisher: 10 },
      approvalDays: 3,
      duplicates: duplicatesWithin(3),
      unknownPlace: 'accept',
      targets: ring('+13125550135', '+18175550161'),
      traffic: {
        allowed: ['seo', 'paid_search', 'local_listings', 'display', 'content_blogs'],
        prohibited: ['brand_bidding', 'incentivized', 'robocalls', 'adult', 'misleading_claims', 'sms'],
      },
    },
    texts: {
      en: {
        title: 'Towing, Jump Starts and Roadside Help',
        description:
          'Stranded drivers call for a tow or a jump start and want to know one thing: how soon the truck arrives.',
        detailedDescription:
          'Independent tow operators with flatbeds and wreckers share one dispatch desk. Drivers call from the shoulder, from a parking garage or from home with a dead battery, and nearly all of them pay by card on arrival. Calls are short by nature, which is why volume publishers like this offer.',
        targetAudience:
          'Motorists with a breakdown, flat tire, empty tank or accident damage, plus motorcyclists and delivery drivers.',
        target: 'Calls from drivers who need roadside help at their present location.',
        qualification:
          'A vehicle to be moved or helped now, a location that dispatch serves, and a driver who pays directly instead of through a motor club.',
        conversionRequirements: 'The dispatcher takes the location and vehicle and names an arrival time.',
        restrictions:
          'Motor clubs, insurers and police tow lines must not be imitated in ads or listings. Monitoring police radio to reach accident scenes is unlawful in many states and excluded.',
        notes: 'Winter storms and holiday traffic bring the strongest days.',
        keywords: [
          'tow truck near me',
          'roadside assistance',
          'jump start service',
          'flat tire help',
          'flatbed towing',
          'car towing service',
        ],
      },
      es: {
        title: 'Grúa, pase de corriente y auxilio en la carretera',
        description:
          'Conductores varados llaman por una grúa o un pase de corriente y quieren saber una sola cosa: cuánto tarda en llegar.',
        detailedDescription:
          'Operadores independientes con plataformas y grúas comparten una misma mesa de despacho. Se llama desde el acotamiento, un estacionamiento o la casa con la batería muerta, y casi todos pagan con tarjeta cuando llega la ayuda. Son llamadas cortas por naturaleza, y por eso les gustan a quienes mueven volumen.',
        targetAudience:
          'Automovilistas con una avería, llanta baja, tanque vacío o choque, además de motociclistas y repartidores.',
        target: 'Llamadas de conductores que necesitan auxilio donde están en ese momento.',
        qualification:
          'Un vehículo por mover o auxiliar ahora, un lugar que el despacho atiende y un conductor que paga directamente y no por un club automovilístico.',
        conversionRequirements: 'El despachador toma el lugar y el vehículo e informa un tiempo de llegada.',
        restrictions:
          'No se puede imitar a clubes de automovilistas, aseguradoras ni grúas de la policía en anuncios o fichas. Escuchar la radio policial para llegar a accidentes es ilegal en muchos estados y queda excluido.',
        notes: 'Las tormentas de invierno y el tráfico de los feriados traen los mejores días.',
        keywords: [
          'grúa cerca de mí',
          'asistencia en carretera',
          'pase de corriente',
          'ayuda con llanta ponchada',
          'grúa de plataforma',
          'servicio de remolque',
        ],
      },
    },
  },
  {
    publicId: 'AUTO002',
    subCategory: 'locksmith',
    type: 'call',
    terms: {
      pricing: dynamic(1200, 1800, 2800),
      minimumSeconds: 60,
      geo: onlyIn('CA', 'CO', 'FL', 'GA', 'IL', 'NC', 'NJ', 'NV', 'NY', 'OH', 'PA', 'TX', 'WA'),
      locationMultipliers: { NY: 1.4, CA: 1.3, '331': 1.5, OH: 0.75 },
      hours: AROUND_THE_CLOCK,
      caps: caps(200, 5000),
      concurrency: { campaign: 25, perPublisher: 6 },
      approvalDays: 5,
      duplicates: duplicatesWithin(7),
      targets: ring('+17185550110', '+17205550164'),
      traffic: {
        allowed: ['seo', 'paid_search', 'display', 'content_blogs'],
        prohibited: [
          'brand_bidding',
          'incentivized',
          'robocalls',
          'adult',
          'misleading_claims',
          'local_listings',
          'sms',
        ],
      },
    },
    texts: {
      en: {
        title: 'Car Lockouts and Key Replacement by Licensed Locksmiths',
        description:
          'Locked out, or down to no key at all: drivers get a licensed automotive locksmith who cuts and programs keys on site.',
        detailedDescription:
          'Background-checked locksmiths carry cutting and programming equipment for most makes in their vans. Callers have keys in the trunk, a broken fob or a lost last key, and save a tow to the dealer. Honest quotes are policy here: technicians confirm the total before work starts, and complaints remove a technician from the rotation.',
        targetAudience: 'Drivers, parents, rideshare workers and small fleets without a working key.',
        target: 'Calls for vehicle unlocking, key cutting, fob programming or ignition repair.',
        qualification:
          'Vehicle within reach, caller able to prove ownership on arrival, and a job for a locksmith rather than a question about dealer prices.',
        conversionRequirements: 'Year, make, model and location are given, and a price range is discussed.',
        restrictions:
          'Fictitious map listings and bait prices are the plague of this trade and lead to a permanent ban. Where states license locksmiths, the license number must be in the ad.',
        notes: '',
        keywords: [
          'car locksmith near me',
          'locked keys in car',
          'car key replacement',
          'key fob programming',
          'lost car keys no spare',
        ],
      },
      es: {
        title: 'Cerrajeros licenciados: apertura de autos y llaves nuevas',
        description:
          'Con las llaves adentro o sin ninguna: el conductor recibe a un cerrajero licenciado que corta y programa llaves en el lugar.',
        detailedDescription:
          'Cerrajeros con antecedentes verificados llevan en su camioneta equipo para cortar y programar llaves de casi todas las marcas. La gente dejó las llaves en la cajuela, tiene un control roto o perdió la última llave, y se ahorra la grúa hasta la agencia. Aquí la cotización honesta es norma: el técnico confirma el total antes de empezar, y las quejas lo sacan de la rotación.',
        targetAudience: 'Conductores, padres, choferes de aplicación y flotillas pequeñas sin una llave que funcione.',
        target: 'Llamadas para abrir vehículos, cortar llaves, programar controles o reparar el encendido.',
        qualification:
          'Vehículo al alcance, persona que puede probar que es suyo al llegar el técnico, y un trabajo de cerrajería, no una duda sobre precios de agencia.',
        conversionRequirements: 'Se indican año, marca, modelo y lugar, y se conversa sobre un rango de precio.',
        restrictions:
          'Las fichas de mapa ficticias y los precios gancho son la plaga de este oficio y llevan a la expulsión definitiva. Donde el estado exige licencia de cerrajero, el número debe estar en el anuncio.',
        notes: '',
        keywords: [
          'cerrajero de autos cerca de mí',
          'dejé las llaves en el carro',
          'copia de llave de carro',
          'programar control de auto',
          'perdí las llaves del carro',
        ],
      },
    },
  },
  {
    publicId: 'AUTO003',
    subCategory: 'windshield_repair',
    type: 'call',
    promoMaterialsAvailable: true,
    terms: {
      pricing: flat(2900),
      minimumSeconds: 100,
      geo: onlyIn('AZ', 'CO', 'ID', 'MT', 'NM', 'NV', 'UT', 'WY'),
      hours: hours([7, 18], [8, 15], null, PHOENIX),
      caps: caps(100, 2500),
      concurrency: { campaign: 12, perPublisher: 4 },
      duplicates: duplicatesWithin(30),
      targets: ring('+14805550120'),
      traffic: {
        allowed: ['seo', 'paid_search', 'local_listings', 'social_ads', 'display', 'radio_tv'],
        prohibited: [
          'brand_bidding',
          'incentivized',
          'robocalls',
          'adult',
          'misleading_claims',
          'sms',
          'call_center_transfer',
        ],
      },
    },
    texts: {
      en: {
        title: 'Mobile Windshield Replacement and Camera Calibration',
        description:
          "A cracked windshield is replaced in the driveway and the safety cameras recalibrated, usually through the caller's comprehensive policy.",
        detailedDescription:
          'Certified glass technicians come to home or work, install glass that meets original specifications and calibrate driver-assistance cameras. Gravel roads and temperature swings make cracks an everyday matter in these states. Office staff help callers open their own glass claim, so most of them schedule in the first conversation.',
        targetAudience: 'Drivers with chips or cracks, truck owners, fleets and leaseholders before a return.',
        target: 'Calls to repair or replace auto glass on a specific vehicle.',
        qualification:
          'Damaged windshield or window, insurance policy or cash buyer identified, and vehicle located inside the service area.',
        conversionRequirements: 'Vehicle details are taken and the shop quotes or starts to schedule.',
        restrictions:
          'Gift cards, cash back or any gift for filing a glass claim are against the law in several states and forbidden everywhere here. Callers must always speak with their insurer themselves.',
        notes: '',
        keywords: [
          'windshield replacement near me',
          'cracked windshield repair',
          'mobile auto glass',
          'windshield chip repair',
          'adas calibration',
          'car window replacement',
        ],
      },
      es: {
        title: 'Parabrisas a domicilio con calibración de cámaras',
        description:
          'Un parabrisas rajado se cambia en la entrada de la casa y se recalibran las cámaras, por lo general con la póliza amplia del cliente.',
        detailedDescription:
          'Técnicos certificados van a la casa o al trabajo, instalan vidrio que cumple las especificaciones originales y calibran las cámaras de asistencia. Los caminos de grava y los cambios de temperatura hacen de las grietas algo cotidiano en estos estados. La oficina ayuda a la persona a abrir su propio reclamo de vidrio, así que la mayoría agenda en la primera conversación.',
        targetAudience:
          'Conductores con golpes o grietas, dueños de camionetas, flotillas y arrendatarios antes de devolver el auto.',
        target: 'Llamadas para reparar o cambiar el vidrio de un vehículo determinado.',
        qualification:
          'Parabrisas o ventana dañados, póliza o pago en efectivo identificado, y vehículo dentro de la zona de servicio.',
        conversionRequirements: 'Se toman los datos del vehículo y el taller cotiza o empieza a agendar.',
        restrictions:
          'Ofrecer tarjetas de regalo, dinero o cualquier obsequio por abrir un reclamo de vidrio es ilegal en varios estados y aquí se prohíbe en todos. El cliente siempre debe hablar él mismo con su aseguradora.',
        notes: '',
        keywords: [
          'cambio de parabrisas cerca de mí',
          'reparar parabrisas rajado',
          'vidrios de auto a domicilio',
          'reparar golpe en parabrisas',
          'calibración adas',
          'cambiar ventana de carro',
        ],
      },
    },
  },
  {
    publicId: 'AUTO004',
    subCategory: 'junk_car_buying',
    type: 'call',
    terms: {
      pricing: flat(2400),
      minimumSeconds: 90,
      hours: hours([7, 20], [8, 18], [9, 16], CHICAGO),
      caps: caps(150, 4000),
      concurrency: { campaign: 18, perPublisher: 6 },
      approvalDays: 4,
      unknownPlace: 'accept',
      targets: ring('+12165550140', '+14145550157'),
      traffic: {
        allowed: ['seo', 'paid_search', 'local_listings', 'social_ads', 'social_organic', 'display', 'print'],
        prohibited: ['brand_bidding', 'incentivized', 'robocalls', 'adult', 'misleading_claims', 'push'],
      },
    },
    texts: {
      en: {
        title: 'Cash for Junk Cars with Free Pickup',
        description:
          'Owners of wrecked, dead or unregistered cars hear an offer on the phone and have the car hauled off, often the next day.',
        detailedDescription:
          'Licensed dismantlers and scrap yards buy vehicles in any condition and include the tow. Callers have a car that failed inspection, needs an engine or has been sitting for years, and want space and some cash. The offer is given during the call, so whoever has the title at hand tends to say yes.',
        targetAudience:
          'Owners of end-of-life vehicles, heirs, landlords with abandoned cars and mechanics with unpaid jobs.',
        target: 'Calls from people who want to sell a junk or non-running vehicle for scrap or parts.',
        qualification:
          'Seller has the title or can prove ownership as the state requires, the vehicle is complete enough to tow, and no parts are being sought.',
        conversionRequirements: 'The buyer receives year, make, model and condition, and names an offer.',
        restrictions:
          'Amounts must not be advertised as typical unless we provide them. Purchases without proof of ownership are illegal, so no-title headlines are not accepted.',
        notes: 'Please exclude the words parts and junkyard near me from paid search.',
        keywords: [
          'cash for junk cars',
          'sell junk car',
          'scrap my car',
          'junk car removal',
          'sell car not running',
          'wrecked car buyer',
        ],
      },
      es: {
        title: 'Efectivo por autos chatarra con retiro gratis',
        description:
          'Dueños de carros chocados, muertos o sin registro oyen una oferta por teléfono y se los llevan, muchas veces al día siguiente.',
        detailedDescription:
          'Desmanteladores y deshuesaderos con licencia compran vehículos en cualquier estado e incluyen la grúa. La gente tiene un carro que no pasó la inspección, que necesita motor o que lleva años parado, y quiere espacio y algo de dinero. La oferta se da en la llamada, así que quien tiene el título a mano suele decir que sí.',
        targetAudience:
          'Dueños de vehículos al final de su vida, herederos, arrendadores con autos abandonados y mecánicos con trabajos sin cobrar.',
        target: 'Llamadas de personas que quieren vender un vehículo chatarra o que no camina.',
        qualification:
          'El vendedor tiene el título o puede probar que es dueño como exige el estado, el vehículo está lo bastante completo para remolcarlo y no se buscan piezas.',
        conversionRequirements: 'El comprador recibe año, marca, modelo y estado, y da una oferta.',
        restrictions:
          'No se anuncian montos como típicos salvo los que entregamos. Comprar sin prueba de propiedad es ilegal, por lo que no se aceptan titulares de compra sin título.',
        notes: 'Excluye de la búsqueda pagada las palabras piezas y deshuesadero cerca de mí.',
        keywords: [
          'efectivo por carros chatarra',
          'vender carro chatarra',
          'chatarrizar mi carro',
          'retiro de autos chatarra',
          'vender carro que no camina',
          'comprador de carros chocados',
        ],
      },
    },
  },
]);
