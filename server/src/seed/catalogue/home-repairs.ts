import { AROUND_THE_CLOCK, catalogueOf, hours } from './catalogue-offer.ts';
import { CHICAGO, caps, duplicatesWithin, dynamic, flat, onlyIn, PHOENIX, ring, tiered } from './shorthand.ts';

export const HOME_REPAIRS = catalogueOf('homeServices', [
  {
    publicId: 'HS001',
    subCategory: 'plumbing',
    type: 'call',
    promoMaterialsAvailable: true,
    terms: {
      pricing: dynamic(2500, 3800, 6500),
      minimumSeconds: 90,
      locationMultipliers: { CA: 1.4, NY: 1.3, FL: 1.2, '900': 1.7, '100': 1.6, MS: 0.75, WV: 0.7 },
      hours: AROUND_THE_CLOCK,
      caps: caps(200, 5000),
      concurrency: { campaign: 30, perPublisher: 8 },
      approvalDays: 5,
      unknownPlace: 'accept',
      targets: ring('+12125550101', '+18325550156'),
      traffic: {
        allowed: ['seo', 'paid_search', 'local_listings', 'display', 'content_blogs', 'call_center_transfer'],
        prohibited: ['brand_bidding', 'incentivized', 'robocalls', 'adult', 'misleading_claims'],
      },
    },
    texts: {
      en: {
        title: 'Emergency Plumbing: Burst Pipes, Leaks and Backups',
        description:
          'Homeowners with water where it should not be reach a licensed plumber who can roll a truck right away.',
        detailedDescription:
          'Our plumbing partners are licensed, insured local companies that keep crews on call for emergencies. Callers face a burst pipe, an overflowing toilet or a sewer backup and will hire the first company that gives a clear arrival time. High urgency and a large average ticket make this one of the most dependable call offers in the network.',
        targetAudience:
          'Homeowners, renters with permission to hire, landlords and small businesses with an active plumbing problem.',
        target: 'Calls from people who need a plumber to come out now or within a day.',
        qualification:
          "A genuine service request at an address in the plumber's area, from someone who can authorize the work; wrong numbers, job seekers, vendors and calls about an earlier visit are excluded.",
        conversionRequirements:
          'The caller describes the problem, gives the service address and discusses a visit with the dispatcher.',
        restrictions:
          'Advertising must not invent a local company, a license number or a street address. Prices, free service calls and arrival guarantees may not be promised, and calls may be forwarded by a call center only if the consumer dialed first.',
        notes: 'Freezes and holiday weekends multiply demand; tell your manager ahead of a push and we will add crews.',
        keywords: [
          'emergency plumber near me',
          'burst pipe repair',
          'clogged drain plumber',
          'sewer backup',
          'water leak repair',
          'overflowing toilet',
          'plumber open now',
        ],
      },
      es: {
        title: 'Plomería de emergencia: tuberías rotas, fugas y desagües tapados',
        description:
          'Propietarios con agua donde no debería haberla llegan a un plomero licenciado que puede enviar una camioneta de inmediato.',
        detailedDescription:
          'Nuestros plomeros son empresas locales con licencia y seguro que mantienen cuadrillas listas para emergencias. Quien llama tiene una tubería rota, un inodoro que se desborda o un drenaje tapado, y contrata a la primera empresa que le diga con claridad cuándo llega. La urgencia y el valor promedio de cada trabajo hacen de esta una de las ofertas de llamadas más confiables de la red.',
        targetAudience:
          'Propietarios, inquilinos con permiso para contratar, arrendadores y pequeños negocios con un problema de plomería en curso.',
        target: 'Llamadas de personas que necesitan que un plomero vaya ahora o en el transcurso de un día.',
        qualification:
          'Un pedido de servicio real en una dirección dentro de la zona del plomero, de alguien que puede autorizar el trabajo; se excluyen números equivocados, quienes buscan empleo, vendedores y llamadas sobre una visita anterior.',
        conversionRequirements:
          'La persona describe el problema, da la dirección y conversa sobre la visita con el despachador.',
        restrictions:
          'La publicidad no puede inventar una empresa local, un número de licencia ni una dirección. No se prometen precios, visitas gratis ni tiempos de llegada, y un centro de llamadas solo puede pasar la llamada si el consumidor marcó primero.',
        notes:
          'Las heladas y los feriados multiplican la demanda; avisa a tu gerente antes de una campaña fuerte y sumamos cuadrillas.',
        keywords: [
          'plomero de emergencia cerca de mí',
          'reparar tubería rota',
          'destapar drenaje',
          'drenaje tapado',
          'reparar fuga de agua',
          'inodoro desbordado',
          'plomero abierto ahora',
        ],
      },
    },
  },
  {
    publicId: 'HS002',
    subCategory: 'plumbing',
    type: 'call',
    terms: {
      pricing: tiered([60, 1800], [120, 3000], [240, 4500]),
      minimumSeconds: 60,
      geo: onlyIn('AR', 'IL', 'KS', 'LA', 'MN', 'MO', 'OK', 'TX', 'WI'),
      hours: hours([7, 19], [8, 16], null, CHICAGO),
      caps: caps(100, 2500),
      concurrency: { campaign: 12, perPublisher: 4 },
      targets: ring('+18165550113'),
      traffic: {
        allowed: ['seo', 'paid_search', 'social_ads', 'local_listings', 'email', 'content_blogs'],
        prohibited: ['brand_bidding', 'incentivized', 'robocalls', 'adult', 'misleading_claims', 'sms'],
      },
    },
    texts: {
      en: {
        title: 'Water Heater Replacement and Repiping Estimates',
        description:
          'Planned plumbing jobs with big tickets: water heaters, tankless upgrades, repipes and water softeners.',
        detailedDescription:
          'This group of family-run plumbing shops quotes replacement work rather than quick fixes. Callers notice rusty water, a leaking tank or a bill that keeps growing, and they compare two or three companies before deciding. Estimators ask about the home in detail, which is why talk time, and with it the tier, tends to be long.',
        targetAudience:
          'Owners of houses built before 2005, landlords with several units and buyers who just had an inspection.',
        target: 'Calls requesting an estimate to replace or upgrade plumbing equipment.',
        qualification:
          'Owner or property manager of the home, with a replacement in mind, not a manufacturer warranty claim or a do-it-yourself question.',
        conversionRequirements: 'An in-home or video estimate is discussed with the estimator.',
        restrictions:
          'Rebates and tax credits may be mentioned only with a link to the official source. Manufacturer names must not be used as if they were the contractor.',
        notes: '',
        keywords: [
          'water heater replacement',
          'tankless water heater installation',
          'repipe house cost',
          'water softener installer',
          'leaking water heater',
        ],
      },
      es: {
        title: 'Calentadores de agua y cambio de tuberías: presupuestos',
        description:
          'Trabajos de plomería planificados y de alto valor: calentadores, equipos sin tanque, cambio de tuberías y suavizadores.',
        detailedDescription:
          'Este grupo de plomerías familiares cotiza reemplazos más que arreglos rápidos. La gente nota agua oxidada, un tanque que gotea o una factura que no para de crecer, y compara dos o tres empresas antes de decidir. Los presupuestistas preguntan por la casa con detalle, de ahí que la conversación, y con ella el nivel de pago, suela ser larga.',
        targetAudience:
          'Dueños de casas construidas antes de 2005, arrendadores con varias unidades y compradores que acaban de tener una inspección.',
        target: 'Llamadas que piden presupuesto para reemplazar o mejorar equipos de plomería.',
        qualification:
          'Dueño o administrador de la vivienda con un reemplazo en mente, no un reclamo de garantía de fábrica ni una duda para hacerlo uno mismo.',
        conversionRequirements: 'Se conversa con el presupuestista sobre una visita o un presupuesto por video.',
        restrictions:
          'Los reembolsos y créditos fiscales solo se mencionan con enlace a la fuente oficial. Los nombres de fabricantes no pueden usarse como si fueran el contratista.',
        notes: '',
        keywords: [
          'cambiar calentador de agua',
          'instalar calentador sin tanque',
          'costo de cambiar tuberías',
          'instalador de suavizador de agua',
          'calentador que gotea',
        ],
      },
    },
  },
  {
    publicId: 'HS003',
    subCategory: 'hvac',
    type: 'call',
    promoMaterialsAvailable: true,
    terms: {
      pricing: dynamic(2800, 4000, 6000),
      minimumSeconds: 90,
      geo: onlyIn('AZ', 'CA', 'FL', 'GA', 'NM', 'NV', 'TX'),
      locationMultipliers: { AZ: 1.3, NV: 1.25, FL: 1.2, NM: 0.8, '850': 1.5 },
      hours: hours([6, 22], [6, 22], [7, 21], PHOENIX),
      caps: caps(150, 4000),
      concurrency: { campaign: 25, perPublisher: 8 },
      approvalDays: 5,
      targets: ring('+16025550130', '+14805550166'),
      traffic: {
        allowed: ['seo', 'paid_search', 'local_listings', 'social_ads', 'display', 'radio_tv'],
        prohibited: ['brand_bidding', 'incentivized', 'robocalls', 'adult', 'misleading_claims', 'pop_ads'],
      },
    },
    texts: {
      en: {
        title: 'Air Conditioning Repair in the Sun Belt',
        description: 'When the house hits ninety degrees inside, callers want a technician today and book on the spot.',
        detailedDescription:
          'Licensed HVAC contractors across the hottest metros take repair calls for central air, heat pumps and mini-splits. Callers report warm air, a frozen coil or a unit that will not start, often with children or older relatives at home. Repair visits frequently lead to a new system, so contractors bid high for these calls through the summer.',
        targetAudience:
          'Homeowners and tenants with a failing cooling system, plus shops and offices that cannot close for heat.',
        target: 'Repair calls for residential or light commercial cooling equipment.',
        qualification:
          'Equipment out of order at a reachable address, a decision maker on the line and no open job with the same contractor.',
        conversionRequirements:
          'Dispatcher and caller agree on the fault, the address and a time window for the technician.',
        restrictions:
          'Diagnostic fees may be described only as we publish them. Contractor license numbers must appear where the state demands them in ads.',
        notes: 'Prices are reviewed before the first heat wave of the year.',
        keywords: [
          'ac repair near me',
          'air conditioner not cooling',
          'hvac technician',
          'heat pump repair',
          'ac unit frozen',
          'emergency ac service',
        ],
      },
      es: {
        title: 'Reparación de aire acondicionado en zonas cálidas',
        description:
          'Cuando adentro de la casa el calor ya no se aguanta, la gente quiere un técnico hoy y agenda en el momento.',
        detailedDescription:
          'Contratistas de climatización con licencia, en las ciudades más calurosas, atienden fallas de aire central, bombas de calor y mini-splits. Quien llama cuenta que sale aire tibio, que el serpentín se congeló o que el equipo no enciende, a menudo con niños o mayores en casa. Muchas visitas terminan en un sistema nuevo, por eso los contratistas pagan bien estas llamadas todo el verano.',
        targetAudience:
          'Dueños e inquilinos con el aire fallando, además de tiendas y oficinas que no pueden cerrar por el calor.',
        target: 'Llamadas de reparación de equipos de enfriamiento residenciales o de comercio pequeño.',
        qualification:
          'Equipo averiado en una dirección accesible, alguien con poder de decisión en la línea y ningún trabajo abierto con el mismo contratista.',
        conversionRequirements:
          'El despachador y el cliente acuerdan la falla, la dirección y la franja en que irá el técnico.',
        restrictions:
          'El costo del diagnóstico solo se describe como nosotros lo publicamos. El número de licencia del contratista debe aparecer donde el estado lo exija en los anuncios.',
        notes: 'Los precios se revisan antes de la primera ola de calor del año.',
        keywords: [
          'reparación de aire acondicionado cerca de mí',
          'el aire no enfría',
          'técnico de aire acondicionado',
          'reparar bomba de calor',
          'aire acondicionado congelado',
          'servicio urgente de aire',
        ],
      },
    },
  },
  {
    publicId: 'HS004',
    subCategory: 'hvac',
    type: 'lead',
    terms: {
      pricing: flat(4500),
      geo: onlyIn('CT', 'DE', 'IL', 'IN', 'MA', 'MD', 'MI', 'NJ', 'NY', 'OH', 'PA', 'VA'),
      hours: hours([8, 18], [9, 14], null),
      caps: caps(50, 1000),
      approvalDays: 10,
      duplicates: duplicatesWithin(90),
      traffic: {
        allowed: ['seo', 'paid_search', 'social_ads', 'native', 'email', 'comparison_sites', 'video'],
        prohibited: ['brand_bidding', 'incentivized', 'robocalls', 'adult', 'misleading_claims', 'push', 'pop_ads'],
      },
    },
    texts: {
      en: {
        title: 'Furnace and Heat Pump Installation Leads',
        description:
          'Homeowners in cold-winter states ask for quotes on a new furnace, boiler or heat pump before the old one gives up.',
        detailedDescription:
          "Our installers replace heating systems and guide owners through utility rebates and financing. People fill in the form after a repair quote that is too high, a failed inspection or a look at last winter's bill. Each lead goes to a single contractor, so nobody is bombarded and closing rates stay healthy.",
        targetAudience: 'Owners of single-family homes and duplexes with heating equipment older than ten years.',
        target: 'Installation leads with fuel type, age of the system, home size and desired date.',
        qualification:
          "Verified homeowner planning a replacement within three months at a property in the installer's territory.",
        conversionRequirements: "The homeowner answers the contractor's call and accepts an on-site assessment.",
        restrictions:
          'Incentive amounts must not be advertised as certain. Multi-step forms have to name every company that may call, as consent rules require.',
        notes: '',
        keywords: [
          'new furnace cost',
          'heat pump installation',
          'boiler replacement',
          'heating system quotes',
          'hvac financing',
          'heat pump rebates',
        ],
      },
      es: {
        title: 'Instalación de calefacción: leads de hornos y bombas de calor',
        description:
          'Dueños en estados de invierno frío piden cotizaciones de un horno, caldera o bomba de calor antes de que el viejo deje de funcionar.',
        detailedDescription:
          'Nuestros instaladores reemplazan sistemas de calefacción y guían al dueño con los reembolsos de la compañía de luz y el financiamiento. La gente llena el formulario tras una reparación demasiado cara, una inspección fallida o al ver la factura del último invierno. Cada lead va a un solo contratista, así que nadie recibe un bombardeo y el cierre se mantiene sano.',
        targetAudience: 'Dueños de casas unifamiliares y dúplex con equipos de calefacción de más de diez años.',
        target:
          'Leads de instalación con tipo de combustible, antigüedad del sistema, tamaño de la casa y fecha deseada.',
        qualification:
          'Propietario verificado que planea el reemplazo dentro de tres meses, en una casa del territorio del instalador.',
        conversionRequirements:
          'El propietario contesta la llamada del contratista y acepta una evaluación en el lugar.',
        restrictions:
          'Los montos de incentivos no pueden anunciarse como seguros. Los formularios por pasos deben nombrar a cada empresa que podría llamar, como exigen las reglas de consentimiento.',
        notes: '',
        keywords: [
          'costo de horno nuevo',
          'instalación de bomba de calor',
          'cambiar caldera',
          'cotizar calefacción',
          'financiamiento de calefacción',
          'reembolsos bomba de calor',
        ],
      },
    },
  },
  {
    publicId: 'HS005',
    subCategory: 'electrician',
    type: 'call',
    terms: {
      pricing: flat(3000),
      minimumSeconds: 90,
      hours: hours([7, 20], [8, 18], [9, 17]),
      caps: caps(120, 3000),
      concurrency: { campaign: 15, perPublisher: 5 },
      approvalDays: 5,
      unknownPlace: 'accept',
      targets: ring('+16175550137', '+17045550122'),
      traffic: {
        allowed: ['seo', 'paid_search', 'local_listings', 'content_blogs', 'display'],
        prohibited: ['brand_bidding', 'incentivized', 'robocalls', 'adult', 'misleading_claims', 'sms'],
      },
    },
    texts: {
      en: {
        title: 'Licensed Electricians: Panels, EV Chargers, Repairs',
        description:
          'From a dead outlet to a panel upgrade, callers are put through to a master electrician in their city.',
        detailedDescription:
          'The electrical contractors behind this offer handle troubleshooting, panel upgrades, generators and home charging for electric cars. Many callers have just bought an EV or an older house and were told that the panel is too small. Work that needs a permit is hard to do alone, so intent is strong and tickets are high.',
        targetAudience: 'Homeowners, EV buyers, home sellers with an inspection list and small landlords.',
        target: 'Calls about electrical repairs, upgrades or installations that need a licensed professional.',
        qualification:
          'A concrete job at a property the caller owns or manages; calls about utility outages and electric bills do not qualify.',
        conversionRequirements: 'Scope and location are clear and the office offers an estimate or a visit.',
        restrictions:
          'Ads may not instruct people to work on live circuits. Utility company names and outage maps must not be used to draw calls.',
        notes: 'Pages about EV chargers bring the longest conversations.',
        keywords: [
          'electrician near me',
          'electrical panel upgrade',
          'ev charger installation',
          'outlet not working',
          'generator installation',
        ],
      },
      es: {
        title: 'Electricistas licenciados: tableros, cargadores y reparaciones',
        description:
          'Desde un tomacorriente muerto hasta un tablero nuevo, la llamada llega a un maestro electricista de la ciudad.',
        detailedDescription:
          'Los contratistas eléctricos de esta oferta resuelven fallas, amplían tableros e instalan generadores y cargadores para autos eléctricos. Muchos acaban de comprar un eléctrico o una casa antigua y les dijeron que el tablero no alcanza. Un trabajo que exige permiso difícilmente se hace solo, de modo que la intención es fuerte y el valor alto.',
        targetAudience:
          'Propietarios, compradores de autos eléctricos, vendedores con una lista de inspección y pequeños arrendadores.',
        target:
          'Llamadas por reparaciones, mejoras o instalaciones eléctricas que requieren un profesional con licencia.',
        qualification:
          'Un trabajo concreto en una propiedad que la persona posee o administra; no califican los cortes de la compañía de luz ni las dudas de facturación.',
        conversionRequirements: 'El alcance y el lugar quedan claros y la oficina ofrece un presupuesto o una visita.',
        restrictions:
          'Los anuncios no pueden enseñar a trabajar con circuitos energizados. Los nombres de compañías eléctricas y los mapas de cortes no se pueden usar para atraer llamadas.',
        notes: 'Las páginas sobre cargadores traen las conversaciones más largas.',
        keywords: [
          'electricista cerca de mí',
          'cambio de tablero eléctrico',
          'instalar cargador de auto eléctrico',
          'tomacorriente no funciona',
          'instalación de generador',
        ],
      },
    },
  },
  {
    publicId: 'HS006',
    subCategory: 'water_damage_restoration',
    type: 'call',
    promoMaterialsAvailable: true,
    terms: {
      pricing: dynamic(9000, 12500, 19000),
      minimumSeconds: 100,
      locationMultipliers: { FL: 1.5, TX: 1.3, LA: 1.3, '770': 1.5, MT: 0.75, WY: 0.75 },
      hours: { ...AROUND_THE_CLOCK, zone: CHICAGO },
      caps: caps(50, 1000),
      concurrency: { campaign: 12, perPublisher: 4 },
      approvalDays: 7,
      unknownPlace: 'accept',
      targets: ring('+17135550115', '+15045550144'),
      traffic: {
        allowed: ['seo', 'paid_search', 'local_listings', 'content_blogs'],
        prohibited: [
          'brand_bidding',
          'incentivized',
          'robocalls',
          'adult',
          'misleading_claims',
          'sms',
          'push',
          'pop_ads',
        ],
      },
    },
    texts: {
      en: {
        title: 'Water Damage Cleanup and Mold Restoration',
        description:
          'Flooded basements and soaked ceilings: certified restoration crews pay top dollar for owners who need drying equipment tonight.',
        detailedDescription:
          'Restoration companies in this program hold industry certifications, bill insurers directly and work from extraction to rebuild. Callers are standing in water and rarely compare, because every hour makes the loss worse. Few verticals pay as much for a single residential call.',
        targetAudience: 'Homeowners, condo boards and property managers with a fresh water loss or visible mold.',
        target: 'First calls after a leak, flood, sewage spill or storm at an occupied property.',
        qualification:
          "Owner or authorized manager, damage already present, and no restoration firm under contract; renters must have the landlord's approval.",
        conversionRequirements:
          'The caller reports the source and extent of the water and accepts a crew or an inspection.',
        restrictions:
          'Deductible waivers and advice on how to word an insurance claim are illegal in many states and never allowed. FEMA or insurer affiliation must not be implied.',
        notes: 'After a named storm, prices and capacity are adjusted by region; watch your messages.',
        keywords: [
          'water damage restoration near me',
          'flooded basement cleanup',
          'ceiling water leak',
          'mold remediation',
          'sewage cleanup',
          'emergency water removal',
        ],
      },
      es: {
        title: 'Daños por agua y moho: limpieza y restauración',
        description:
          'Sótanos inundados y techos empapados: cuadrillas certificadas pagan muy bien por dueños que necesitan equipos de secado esta noche.',
        detailedDescription:
          'Las empresas de restauración del programa tienen certificaciones del sector, cobran directo al seguro y trabajan desde la extracción hasta la reconstrucción. Quien llama está parado en el agua y casi nunca compara, porque cada hora agranda la pérdida. Pocos rubros pagan tanto por una sola llamada residencial.',
        targetAudience: 'Propietarios, juntas de condominio y administradores con un daño reciente o moho visible.',
        target:
          'Primeras llamadas tras una fuga, inundación, derrame de aguas negras o tormenta en una propiedad ocupada.',
        qualification:
          'Dueño o administrador autorizado, daño ya presente y ninguna empresa de restauración contratada; los inquilinos deben tener el visto bueno del arrendador.',
        conversionRequirements:
          'La persona informa el origen y la extensión del agua y acepta una cuadrilla o una inspección.',
        restrictions:
          'Perdonar deducibles o aconsejar cómo redactar un reclamo es ilegal en muchos estados y nunca se permite. No se puede insinuar relación con FEMA ni con una aseguradora.',
        notes: 'Después de una tormenta con nombre, precios y capacidad se ajustan por región; revisa tus mensajes.',
        keywords: [
          'restauración por daños de agua cerca de mí',
          'limpieza de sótano inundado',
          'gotera en el techo',
          'eliminación de moho',
          'limpieza de aguas negras',
          'extracción de agua de emergencia',
        ],
      },
    },
  },
]);
