import { catalogueOf, hours } from './catalogue-offer.ts';
import {
  CHICAGO,
  caps,
  DENVER,
  duplicatesWithin,
  dynamic,
  flat,
  LOS_ANGELES,
  onlyIn,
  ring,
  tiered,
} from './shorthand.ts';

export const HOME_UPKEEP = catalogueOf('homeServices', [
  {
    publicId: 'HS007',
    subCategory: 'roofing',
    type: 'call',
    terms: {
      pricing: tiered([120, 5000], [240, 8000], [360, 11000]),
      minimumSeconds: 120,
      geo: onlyIn('AL', 'CO', 'GA', 'IA', 'KS', 'MO', 'NC', 'NE', 'OK', 'SC', 'TN', 'TX'),
      hours: hours([7, 20], [8, 18], [10, 16], CHICAGO),
      caps: caps(100, 2500),
      concurrency: { campaign: 15, perPublisher: 5 },
      duplicates: duplicatesWithin(60),
      targets: ring('+12145550126', '+14025550153'),
      traffic: {
        allowed: ['seo', 'paid_search', 'social_ads', 'display', 'local_listings', 'video', 'radio_tv'],
        prohibited: ['brand_bidding', 'incentivized', 'robocalls', 'adult', 'misleading_claims', 'sms'],
      },
    },
    texts: {
      en: {
        title: 'Storm and Hail Roof Damage Inspections',
        description:
          'After hail or high wind, homeowners want a roofer to look at the damage and document it before the next rain.',
        detailedDescription:
          'Our roofers work the hail belt and coastal plains all year and send an inspector with photos and a written report. Callers found shingles in the yard, a stain on the ceiling or a neighbor with a new roof, and they wonder whether insurance will help. Detailed calls about age, slope and damage earn the higher steps.',
        targetAudience: 'Owners of detached homes in areas with recent severe weather.',
        target: 'Calls for an inspection or repair of a storm-damaged residential roof.',
        qualification:
          'The owner of the house is on the line, the roof has visible or suspected damage, and no contractor has been signed.',
        conversionRequirements:
          'An inspection is offered and the owner provides address, roof age and date of the storm.',
        restrictions:
          "Roofers are not public adjusters, so ads may not promise claim approval or a free roof. Door-hanger photos of a stranger's house and fake weather alerts are prohibited.",
        notes: 'Send us the ZIP codes you plan to target after a storm and we will open capacity there first.',
        keywords: [
          'hail damage roof inspection',
          'storm damage roofer',
          'roof leak repair',
          'missing shingles',
          'roof tarp service',
          'wind damage roof',
        ],
      },
      es: {
        title: 'Inspección de techos dañados por tormenta y granizo',
        description:
          'Después del granizo o el viento, el dueño quiere que un techador revise el daño y lo documente antes de la próxima lluvia.',
        detailedDescription:
          'Nuestros techadores trabajan todo el año en la franja del granizo y las planicies costeras, y envían a un inspector con fotos e informe escrito. Quien llama encontró tejas en el patio, una mancha en el cielo raso o a un vecino con techo nuevo, y se pregunta si el seguro ayudará. Las conversaciones detalladas sobre edad, inclinación y daño alcanzan los escalones más altos.',
        targetAudience: 'Dueños de casas independientes en zonas con mal tiempo reciente.',
        target: 'Llamadas para inspeccionar o reparar un techo residencial dañado por una tormenta.',
        qualification:
          'El dueño de la casa está en la línea, el techo tiene daño visible o sospechado y no se ha firmado con ningún contratista.',
        conversionRequirements:
          'Se ofrece una inspección y el dueño da la dirección, la edad del techo y la fecha de la tormenta.',
        restrictions:
          'Un techador no es ajustador público, así que no se puede prometer la aprobación del reclamo ni un techo gratis. Se prohíben las fotos de casas ajenas y las alertas de clima falsas.',
        notes: 'Envíanos los códigos postales que apuntarás tras una tormenta y abrimos capacidad ahí primero.',
        keywords: [
          'inspección de techo por granizo',
          'techador por daños de tormenta',
          'reparar gotera de techo',
          'tejas faltantes',
          'lona para techo',
          'daño de viento en el techo',
        ],
      },
    },
  },
  {
    publicId: 'HS008',
    subCategory: 'roofing',
    type: 'lead',
    promoMaterialsAvailable: true,
    terms: {
      pricing: dynamic(4500, 6000, 9000),
      locationMultipliers: { CA: 1.4, FL: 1.5, NJ: 1.2, ND: 0.75, MT: 0.8 },
      hours: hours([8, 19], [9, 17], null),
      caps: caps(100, 2500),
      approvalDays: 10,
      duplicates: duplicatesWithin(90),
      traffic: {
        allowed: ['seo', 'paid_search', 'social_ads', 'native', 'email', 'comparison_sites', 'video'],
        prohibited: ['brand_bidding', 'incentivized', 'robocalls', 'adult', 'misleading_claims', 'sms', 'pop_ads'],
      },
    },
    texts: {
      en: {
        title: 'Roof Replacement Quotes: Shingle, Metal and Tile',
        description: 'Owners planning a new roof compare satellite-measured quotes from vetted local contractors.',
        detailedDescription:
          'Vetted roofing contractors buy these leads to fill their replacement calendars months ahead. The homeowner outlines the roof on a satellite image, picks a material and learns a price range, which makes the later call about details rather than sticker shock. Seasonal discounts and financing help undecided owners to commit.',
        targetAudience:
          'Homeowners whose roof is past fifteen years or was flagged in an inspection or by their insurer.',
        target: 'Replacement leads with address, material preference, timeline and owner status.',
        qualification:
          'Full replacement of a residential roof within six months, requested by the owner of record; patch repairs and commercial flat roofs are not accepted.',
        conversionRequirements: 'Address and ownership match public records and the phone connects.',
        restrictions:
          'Home-warranty or government-program angles are forbidden. Every form must store the text of the consent that the visitor agreed to.',
        notes: '',
        keywords: [
          'roof replacement cost',
          'metal roof quotes',
          'tile roof contractor',
          'new roof financing',
          'roofing companies near me',
          'shingle roof estimate',
        ],
      },
      es: {
        title: 'Cambio de techo: cotizaciones de teja, metal y asfalto',
        description:
          'Dueños que planean un techo nuevo comparan cotizaciones medidas por satélite de contratistas locales verificados.',
        detailedDescription:
          'Contratistas de techos verificados compran estos leads para llenar su calendario de reemplazos con meses de anticipación. El dueño traza su techo sobre una imagen satelital, elige un material y conoce un rango de precio, así que la llamada posterior trata de detalles y no del susto por el costo. Los descuentos de temporada y el financiamiento ayudan a decidirse a los indecisos.',
        targetAudience:
          'Propietarios con un techo de más de quince años o señalado en una inspección o por su aseguradora.',
        target: 'Leads de reemplazo con dirección, material preferido, plazo y condición de dueño.',
        qualification:
          'Reemplazo total de un techo residencial dentro de seis meses, pedido por el dueño registrado; no se aceptan parches ni techos planos comerciales.',
        conversionRequirements:
          'La dirección y la propiedad coinciden con los registros públicos y el teléfono conecta.',
        restrictions:
          'Están prohibidos los enfoques de garantía de hogar o de programa del gobierno. Cada formulario debe guardar el texto del consentimiento que aceptó el visitante.',
        notes: '',
        keywords: [
          'costo de cambiar techo',
          'cotizar techo de metal',
          'contratista de techo de teja',
          'financiar techo nuevo',
          'compañías de techos cerca de mí',
          'presupuesto techo de asfalto',
        ],
      },
    },
  },
  {
    publicId: 'HS009',
    subCategory: 'pest_control',
    type: 'call',
    terms: {
      pricing: flat(2600),
      minimumSeconds: 60,
      hours: hours([7, 20], [8, 17], [9, 15]),
      caps: caps(200, 5000),
      concurrency: { campaign: 20, perPublisher: 6 },
      approvalDays: 4,
      unknownPlace: 'accept',
      targets: ring('+19015550134', '+12055550168'),
      traffic: {
        allowed: ['seo', 'paid_search', 'local_listings', 'social_ads', 'display', 'content_blogs', 'video'],
        prohibited: ['brand_bidding', 'incentivized', 'robocalls', 'adult', 'misleading_claims'],
      },
    },
    texts: {
      en: {
        title: 'Pest and Termite Control: Same-Week Treatments',
        description:
          'Roaches, rodents, bed bugs or termites: callers want them gone and sign up for treatment by phone.',
        detailedDescription:
          'Regional exterminators with state-certified applicators take one-time jobs and recurring plans alike. Callers have seen the problem with their own eyes and mostly ask about safety for pets, price and the next free visit. A quick decision and simple questions suit mobile search very well.',
        targetAudience:
          'Homeowners, renters, restaurants and landlords with an active infestation, and buyers who need a termite letter.',
        target: 'Calls about treatment of insects, rodents or wood-destroying pests at a home or small business.',
        qualification:
          'Pest present or inspection needed, adult caller, serviceable address; wildlife rescue, beekeeping and product questions are left out.',
        conversionRequirements: 'The office quotes a service or schedules an inspection with the caller.',
        restrictions:
          'Pesticide claims such as harmless or chemical-free break EPA rules and are barred. Pictures must not be used to frighten children.',
        notes: '',
        keywords: [
          'exterminator near me',
          'bed bug treatment',
          'termite inspection',
          'roach control',
          'mice in house',
          'pest control for ants',
        ],
      },
      es: {
        title: 'Control de plagas y termitas en la misma semana',
        description:
          'Cucarachas, roedores, chinches o termitas: la gente quiere que desaparezcan y contrata el tratamiento por teléfono.',
        detailedDescription:
          'Exterminadores regionales con aplicadores certificados por el estado atienden trabajos únicos y planes recurrentes. Quien llama ha visto el problema con sus propios ojos y pregunta sobre todo por la seguridad de sus mascotas, el precio y la próxima visita libre. Una decisión rápida y preguntas sencillas van muy bien con la búsqueda móvil.',
        targetAudience:
          'Dueños, inquilinos, restaurantes y arrendadores con una infestación, y compradores que necesitan la carta de termitas.',
        target: 'Llamadas para tratar insectos, roedores o plagas de la madera en una vivienda o negocio pequeño.',
        qualification:
          'Plaga presente o inspección necesaria, persona adulta y dirección con servicio; quedan fuera el rescate de fauna, la apicultura y las dudas sobre productos.',
        conversionRequirements: 'La oficina cotiza un servicio o agenda una inspección con la persona.',
        restrictions:
          'Decir que un pesticida es inofensivo o sin químicos viola las normas de la EPA y no se admite. Las imágenes no pueden usarse para asustar a niños.',
        notes: '',
        keywords: [
          'exterminador cerca de mí',
          'tratamiento de chinches',
          'inspección de termitas',
          'control de cucarachas',
          'ratones en la casa',
          'control de hormigas',
        ],
      },
    },
  },
  {
    publicId: 'HS010',
    subCategory: 'painting',
    type: 'lead',
    terms: {
      pricing: flat(2000),
      geo: onlyIn('AZ', 'CA', 'CO', 'ID', 'NV', 'OR', 'UT', 'WA'),
      hours: hours([8, 18], [9, 13], null, LOS_ANGELES),
      duplicates: duplicatesWithin(60),
      traffic: {
        allowed: ['seo', 'paid_search', 'social_ads', 'social_organic', 'local_listings', 'content_blogs', 'email'],
        prohibited: [
          'brand_bidding',
          'incentivized',
          'robocalls',
          'adult',
          'misleading_claims',
          'call_center_transfer',
        ],
      },
    },
    texts: {
      en: {
        title: 'Interior and Exterior House Painting Estimates',
        description: 'Homeowners upload a few photos and receive estimates from insured painting crews nearby.',
        detailedDescription:
          "Painting companies in our western markets want steady estimates for whole rooms, exteriors and cabinets. People plan a sale, a new baby's room or a facade that the sun has bleached, and like to see past work before choosing. Photos on the form save a visit and raise the share of jobs won.",
        targetAudience: 'Homeowners, sellers preparing a listing, and small offices that want a fresh look.',
        target: 'Project leads that state surface, size, condition and preferred start.',
        qualification:
          'A job larger than a single wall, at a property the person owns or may alter, with a start planned in the current season.',
        conversionRequirements: 'The crew reaches the person and gives an estimate by video, photo or visit.',
        restrictions:
          'For houses built before 1978, lead-safe certification must be respected in every claim. Coupon sites are not permitted.',
        notes: 'No call center is involved: crews phone the leads themselves.',
        keywords: [
          'house painters near me',
          'exterior painting cost',
          'cabinet painting',
          'interior painting estimate',
          'paint my house',
        ],
      },
      es: {
        title: 'Pintura de casas por dentro y por fuera: presupuestos',
        description:
          'El propietario sube unas fotos y recibe presupuestos de cuadrillas de pintura aseguradas de su zona.',
        detailedDescription:
          'Las empresas de pintura de nuestros mercados del oeste buscan presupuestos constantes de habitaciones, fachadas y gabinetes. La gente planea una venta, el cuarto de un bebé o una fachada descolorida por el sol, y le gusta ver trabajos anteriores antes de elegir. Las fotos del formulario ahorran una visita y aumentan los trabajos ganados.',
        targetAudience:
          'Propietarios, vendedores que preparan su casa y oficinas pequeñas que quieren verse renovadas.',
        target: 'Leads de proyectos que indican superficie, tamaño, estado y fecha preferida de inicio.',
        qualification:
          'Un trabajo mayor que una sola pared, en una propiedad que la persona posee o puede modificar, con inicio previsto en esta temporada.',
        conversionRequirements: 'La cuadrilla contacta a la persona y da un presupuesto por video, foto o visita.',
        restrictions:
          'En casas anteriores a 1978 toda afirmación debe respetar la certificación sobre plomo. No se permiten sitios de cupones.',
        notes: 'No interviene ningún centro de llamadas: las cuadrillas llaman ellas mismas a los leads.',
        keywords: [
          'pintores de casas cerca de mí',
          'costo de pintar exterior',
          'pintar gabinetes',
          'presupuesto pintura interior',
          'pintar mi casa',
        ],
      },
    },
  },
  {
    publicId: 'HS011',
    subCategory: 'security_systems',
    type: 'call',
    terms: {
      pricing: flat(5200),
      minimumSeconds: 180,
      hours: hours([9, 21], [10, 18], [11, 17], DENVER),
      caps: caps(100, 2500),
      concurrency: { campaign: 14, perPublisher: 5 },
      approvalDays: 10,
      duplicates: duplicatesWithin(90, 'connected'),
      targets: ring('+18015550111', '+17205550138'),
      traffic: {
        allowed: ['seo', 'paid_search', 'native', 'display', 'comparison_sites', 'content_blogs', 'video'],
        prohibited: ['brand_bidding', 'incentivized', 'robocalls', 'adult', 'misleading_claims', 'sms', 'push'],
      },
    },
    texts: {
      en: {
        title: 'Monitored Home Security and Camera Systems',
        description:
          'Families moving house, or shaken by a break-in nearby, call to design a monitored alarm and camera package.',
        detailedDescription:
          'An authorized dealer group installs professionally monitored alarms, doorbell cameras and smart locks with little money down. Callers have usually moved, had a package stolen or compared do-it-yourself kits and found them lacking. Consultants draw up the system room by room, and installation follows within days.',
        targetAudience:
          'Homeowners and long-term renters, parents of young children, frequent travelers and owners of small shops.',
        target: 'New-customer calls about a monitored security system for a specific address.',
        qualification:
          'Decision maker with fair credit or better, no active monitoring contract, and interest in professional monitoring rather than a single camera.',
        conversionRequirements: 'The consultant completes a needs survey and offers a package.',
        restrictions:
          "Crime statistics must be sourced, and pretending to be the caller's present alarm company is grounds for removal. Equipment may not be called free when a contract is required.",
        notes: 'Keep customer-service keywords out of your ads: support calls from existing customers are disputed.',
        keywords: [
          'home security system',
          'monitored alarm near me',
          'security camera installation',
          'home alarm quotes',
          'smart lock installation',
        ],
      },
      es: {
        title: 'Seguridad del hogar: alarmas con monitoreo y cámaras',
        description:
          'Familias que se mudan, o inquietas por un robo en la zona, llaman para diseñar un paquete de alarma monitoreada y cámaras.',
        detailedDescription:
          'Un grupo de distribuidores autorizados instala alarmas con monitoreo profesional, timbres con cámara y cerraduras inteligentes con poco dinero inicial. Quien llama suele haberse mudado, sufrido el robo de un paquete o comparado kits caseros que no lo convencieron. Los consultores arman el sistema cuarto por cuarto, y la instalación llega en días.',
        targetAudience:
          'Propietarios e inquilinos de largo plazo, padres de niños pequeños, viajeros frecuentes y dueños de tiendas chicas.',
        target: 'Llamadas de clientes nuevos que quieren un sistema monitoreado para una dirección concreta.',
        qualification:
          'Persona que decide, con crédito regular o mejor, sin contrato de monitoreo vigente y con interés en monitoreo profesional y no en una sola cámara.',
        conversionRequirements: 'El consultor completa el estudio de necesidades y ofrece un paquete.',
        restrictions:
          'Las estadísticas de delitos deben citar su fuente, y hacerse pasar por la compañía de alarmas actual es causa de expulsión. El equipo no puede llamarse gratis cuando hay un contrato.',
        notes:
          'Deja fuera de tus anuncios las palabras de servicio al cliente: las llamadas de soporte de clientes actuales se disputan.',
        keywords: [
          'sistema de seguridad para el hogar',
          'alarma monitoreada cerca de mí',
          'instalación de cámaras de seguridad',
          'cotizar alarma de casa',
          'instalar cerradura inteligente',
        ],
      },
    },
  },
  {
    publicId: 'HS012',
    subCategory: 'landscaping_tree_care',
    type: 'call',
    terms: {
      pricing: dynamic(1500, 2000, 3000),
      minimumSeconds: 60,
      geo: onlyIn('AL', 'FL', 'GA', 'LA', 'MS', 'NC', 'SC', 'TN', 'VA'),
      locationMultipliers: { FL: 1.25, GA: 1.2, '282': 1.5, MS: 0.75 },
      hours: hours([7, 19], [8, 17], null),
      concurrency: { campaign: 10, perPublisher: 4 },
      approvalDays: 4,
      targets: ring('+17045550105'),
      traffic: {
        allowed: ['seo', 'paid_search', 'local_listings', 'social_ads', 'social_organic', 'print'],
        prohibited: ['brand_bidding', 'incentivized', 'robocalls', 'adult', 'misleading_claims', 'sms'],
      },
    },
    texts: {
      en: {
        title: 'Tree Removal, Trimming and Yard Cleanup',
        description:
          'A leaning oak or a yard full of limbs makes for decisive callers, and our arborists answer the phone themselves.',
        detailedDescription:
          'Insured tree crews and landscapers across the Southeast take removals, pruning, stump grinding and full yard cleanups. Callers worry about a roof, a power line or an angry neighbor, and want someone to look at the tree soon. Jobs range from an afternoon with a chipper to crane work, so the average value surprises many publishers.',
        targetAudience: 'Homeowners, associations and small commercial sites with mature trees or neglected grounds.',
        target: 'Calls for estimates on tree or landscape work with equipment.',
        qualification:
          'Owner or manager of the property, a described tree or area, and no request for firewood, nursery plants or municipal street trees.',
        conversionRequirements:
          'The crew leader learns the type of work and the location, and arranges to see it or quotes from photos.',
        restrictions:
          'Copy must not claim arborist certification that the local crew does not hold. Trees on public land or beside power lines belong to the utility and must not be solicited.',
        notes: '',
        keywords: [
          'tree removal near me',
          'tree trimming service',
          'stump grinding',
          'arborist',
          'yard cleanup',
          'fallen tree removal',
        ],
      },
      es: {
        title: 'Tala, poda de árboles y limpieza de jardines',
        description:
          'Un roble inclinado o un patio lleno de ramas trae llamadas decididas, y nuestros arbolistas atienden ellos mismos.',
        detailedDescription:
          'Cuadrillas aseguradas y jardineros de todo el sureste hacen talas, podas, trituración de tocones y limpiezas completas. Quien llama se preocupa por el techo, un cable o un vecino molesto, y quiere que alguien vea el árbol pronto. Los trabajos van desde una tarde con trituradora hasta el uso de grúa, así que el valor promedio sorprende a muchos.',
        targetAudience:
          'Propietarios, asociaciones y locales comerciales pequeños con árboles grandes o terrenos descuidados.',
        target: 'Llamadas para cotizar trabajos de árboles o jardinería que requieren equipo.',
        qualification:
          'Dueño o encargado del terreno, un árbol o área que se describe, y que no se pida leña, plantas de vivero ni árboles de la vía pública.',
        conversionRequirements:
          'El jefe de cuadrilla conoce el tipo de trabajo y el lugar, y acuerda verlo o cotiza con fotos.',
        restrictions:
          'Los textos no pueden atribuir una certificación de arbolista que la cuadrilla local no tenga. Los árboles en terreno público o junto a cables corresponden a la compañía eléctrica y no deben promocionarse.',
        notes: '',
        keywords: [
          'tala de árboles cerca de mí',
          'servicio de poda',
          'quitar tocones',
          'arbolista',
          'limpieza de patio',
          'retirar árbol caído',
        ],
      },
    },
  },
]);
