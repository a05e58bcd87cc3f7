import { catalogueOf, hours } from './catalogue-offer.ts';
import { CHICAGO, caps, duplicatesWithin, dynamic, flat, onlyIn, PHOENIX, ring } from './shorthand.ts';

export const REAL_ESTATE = catalogueOf('realEstate', [
  {
    publicId: 'RE001',
    type: 'call',
    promoMaterialsAvailable: true,
    terms: {
      pricing: dynamic(4000, 5500, 8500),
      minimumSeconds: 120,
      locationMultipliers: { CA: 1.5, FL: 1.3, AZ: 1.2, '752': 1.4, WV: 0.75, MS: 0.75 },
      hours: hours([8, 21], [9, 19], [10, 18]),
      caps: caps(100, 2500),
      concurrency: { campaign: 15, perPublisher: 5 },
      approvalDays: 10,
      duplicates: duplicatesWithin(90),
      targets: ring('+18135550102', '+12145550139'),
      traffic: {
        allowed: ['seo', 'paid_search', 'social_ads', 'native', 'radio_tv', 'print', 'content_blogs'],
        prohibited: ['brand_bidding', 'incentivized', 'robocalls', 'adult', 'misleading_claims', 'sms'],
      },
    },
    texts: {
      en: {
        title: 'Sell Your House As-Is: Cash Buyer Calls',
        description:
          'Owners who want a quick, certain sale without repairs talk to a vetted local buyer about a cash offer.',
        detailedDescription:
          'Our buyers are funded investors who close through licensed title companies and can buy houses in any condition. Callers inherited a property, face a move or a foreclosure date, or are simply tired of tenants and repairs. They want a straight answer about price and timing, and the right buyer keeps them talking until an appointment stands.',
        targetAudience:
          'Heirs, absentee owners, retiring landlords, divorcing couples and homeowners behind on payments.',
        target: 'Calls from owners who are considering a direct sale of a house, duplex or vacant lot.',
        qualification:
          'The caller owns the property or legally represents the owner, it is not listed with an agent, and a sale within six months is conceivable.',
        conversionRequirements: 'The buyer learns address, condition and reason for selling and proposes a next step.',
        restrictions:
          'Signs or ads posing as a bank, court or county office are not tolerated. Several states regulate wholesaling and foreclosure rescue, so ads may not promise to stop a foreclosure.',
        notes: 'Probate and inherited-house content performs far above average.',
        keywords: [
          'sell my house fast',
          'cash home buyers',
          'sell house as is',
          'sell inherited house',
          'stop foreclosure sell house',
          'we buy houses',
        ],
      },
      es: {
        title: 'Vender la casa tal como está: llamadas a compradores en efectivo',
        description:
          'Dueños que quieren una venta rápida y segura, sin reparaciones, hablan con un comprador local verificado sobre una oferta en efectivo.',
        detailedDescription:
          'Nuestros compradores son inversionistas con fondos que cierran a través de compañías de título licenciadas y pueden comprar casas en cualquier estado. Quien llama heredó una propiedad, enfrenta una mudanza o una fecha de ejecución hipotecaria, o está cansado de inquilinos y arreglos. Quiere una respuesta clara sobre precio y plazos, y un buen comprador conversa hasta que haya una cita.',
        targetAudience:
          'Herederos, dueños ausentes, arrendadores que se retiran, parejas en divorcio y propietarios atrasados con los pagos.',
        target: 'Llamadas de dueños que consideran vender directamente una casa, un dúplex o un terreno.',
        qualification:
          'La persona es dueña o representa legalmente al dueño, la propiedad no está listada con un agente y es concebible venderla dentro de seis meses.',
        conversionRequirements:
          'El comprador conoce dirección, estado y motivo de la venta, y propone un siguiente paso.',
        restrictions:
          'No se toleran letreros ni anuncios que se hagan pasar por un banco, un tribunal o una oficina del condado. Varios estados regulan la reventa y el rescate hipotecario, así que no se puede prometer detener una ejecución.',
        notes: 'El contenido sobre sucesiones y casas heredadas rinde muy por encima del promedio.',
        keywords: [
          'vender mi casa rápido',
          'compradores de casas en efectivo',
          'vender casa como está',
          'vender casa heredada',
          'evitar foreclosure vender casa',
          'compramos casas',
        ],
      },
    },
  },
  {
    publicId: 'RE002',
    type: 'lead',
    terms: {
      pricing: flat(4000),
      hours: hours([8, 20], [9, 18], [11, 17], CHICAGO),
      caps: caps(120, 3000),
      approvalDays: 10,
      duplicates: duplicatesWithin(180),
      traffic: {
        allowed: ['seo', 'paid_search', 'social_ads', 'native', 'display', 'email', 'content_blogs'],
        prohibited: ['brand_bidding', 'incentivized', 'robocalls', 'adult', 'misleading_claims', 'sms', 'pop_ads'],
      },
    },
    texts: {
      en: {
        title: 'Home Valuation Leads for Listing Agents',
        description:
          "Homeowners curious about their home's value ask for a personal valuation from a top agent in their ZIP code.",
        detailedDescription:
          'We supply listing agents who pay for genuine seller interest and follow up patiently. The visitor enters an address, sees an estimated range and asks for a human opinion, which separates sellers from browsers. Agents report back on every contact, so you learn quickly which placements bring listings.',
        targetAudience: 'Owners who think about moving up, downsizing, relocating or cashing in on equity.',
        target: 'Valuation requests with address, name, phone, e-mail and intended time of sale.',
        qualification:
          'Real owner of a home that is not on the market, who expects to sell within a year and did not ask merely for refinancing.',
        conversionRequirements:
          'The form is complete, the phone is answered, and the owner confirms having asked for a valuation.',
        restrictions:
          'Fair housing rules forbid targeting by age, family status, religion or similar traits. Automated estimates must be labeled as such.',
        notes: '',
        keywords: [
          'what is my home worth',
          'home value estimate',
          'best listing agent near me',
          'sell my home realtor',
          'house valuation',
        ],
      },
      es: {
        title: 'Valuación de viviendas: leads para agentes vendedores',
        description:
          'Propietarios curiosos por el valor de su casa piden una valuación personal a un agente destacado de su código postal.',
        detailedDescription:
          'Abastecemos a agentes que pagan por interés real de vender y hacen seguimiento con paciencia. El visitante escribe su dirección, ve un rango estimado y pide la opinión de una persona, lo que separa a los vendedores de los curiosos. Los agentes informan cada contacto, de modo que pronto sabes qué espacios traen propiedades.',
        targetAudience:
          'Dueños que piensan en una casa más grande o más chica, en mudarse de ciudad o en aprovechar su capital.',
        target: 'Solicitudes de valuación con dirección, nombre, teléfono, correo y fecha prevista de venta.',
        qualification:
          'Dueño real de una casa que no está en venta, que espera vender dentro de un año y no busca solamente refinanciar.',
        conversionRequirements:
          'El formulario está completo, contestan el teléfono y el dueño confirma que pidió la valuación.',
        restrictions:
          'Las leyes de vivienda justa prohíben segmentar por edad, situación familiar, religión o rasgos similares. Las estimaciones automáticas deben indicarse como tales.',
        notes: '',
        keywords: [
          'cuánto vale mi casa',
          'estimar valor de mi casa',
          'mejor agente inmobiliario cerca de mí',
          'agente para vender mi casa',
          'valuación de vivienda',
        ],
      },
    },
  },
  {
    publicId: 'RE003',
    type: 'lead',
    promoMaterialsAvailable: true,
    terms: {
      pricing: { kind: 'per_conversion', conversion: 'appointment', priceCents: 12000 },
      geo: onlyIn('FL'),
      hours: hours([9, 19], [10, 17], null),
      approvalDays: 14,
      duplicates: duplicatesWithin(180),
      unknownPlace: 'accept',
      traffic: {
        allowed: [
          'seo',
          'paid_search',
          'social_ads',
          'social_organic',
          'video',
          'influencers',
          'email',
          'content_blogs',
        ],
        prohibited: ['brand_bidding', 'incentivized', 'robocalls', 'adult', 'misleading_claims', 'pop_ads'],
      },
    },
    texts: {
      en: {
        title: 'Miami Pre-Construction Condos: Buyer Appointments',
        description:
          'Investors and second-home buyers meet a bilingual specialist to reserve units in new South Florida towers.',
        detailedDescription:
          'A licensed brokerage represents several developments before and during construction, with deposits spread over the build. Prospects are residents of Florida or have family there, compare rental rules and payment schedules, and often decide as a family. Each attended video or showroom meeting is paid, since that is where reservations are made.',
        targetAudience:
          'Professionals, business owners and investors with funds for a deposit, many of them of Latin American origin.',
        target: 'Leads that name a budget, a preferred area and the purpose of the purchase.',
        qualification:
          'Able to document a deposit, not yet registered with the developer or another broker, and available for a meeting within weeks.',
        conversionRequirements: 'The appointment takes place and the specialist verifies budget and identity.',
        restrictions:
          "Projected returns, guaranteed rents and residency benefits may not be advertised. Renderings carry the developer's disclaimer at all times.",
        notes: 'Floor plans and video tours are available in both languages.',
        keywords: [
          'miami pre construction condos',
          'new condos miami',
          'invest in florida real estate',
          'brickell new developments',
          'short term rental condos miami',
        ],
      },
      es: {
        title: 'Condominios en preconstrucción en Miami: citas con compradores',
        description:
          'Inversionistas y compradores de segunda vivienda se reúnen con un especialista bilingüe para reservar en torres nuevas del sur de Florida.',
        detailedDescription:
          'Una correduría licenciada representa varios desarrollos antes y durante la obra, con depósitos repartidos en el tiempo de construcción. Los interesados viven en Florida o tienen familia ahí, comparan reglas de renta y planes de pago, y suelen decidir en familia. Se paga cada reunión realizada por video o en sala de ventas, porque ahí se hacen las reservas.',
        targetAudience:
          'Profesionales, empresarios e inversionistas con fondos para un depósito, muchos de origen latinoamericano.',
        target: 'Leads que indican presupuesto, zona preferida y propósito de la compra.',
        qualification:
          'Puede demostrar un depósito, no está registrado con el desarrollador ni con otro corredor y tiene disponibilidad para reunirse en semanas.',
        conversionRequirements: 'La cita se realiza y el especialista verifica presupuesto e identidad.',
        restrictions:
          'No se pueden anunciar rendimientos proyectados, rentas garantizadas ni beneficios de residencia. Las imágenes digitales llevan siempre el aviso legal del desarrollador.',
        notes: 'Hay planos y recorridos en video en ambos idiomas.',
        keywords: [
          'preconstrucción miami',
          'condominios nuevos en miami',
          'invertir en bienes raíces en florida',
          'proyectos nuevos brickell',
          'condos para renta corta miami',
        ],
      },
    },
  },
  {
    publicId: 'RE004',
    type: 'call',
    terms: {
      pricing: flat(1800),
      minimumSeconds: 90,
      geo: onlyIn('TX'),
      hours: hours([9, 19], [10, 18], [12, 17], CHICAGO),
      concurrency: { campaign: 10, perPublisher: 4 },
      approvalDays: 5,
      targets: ring('+15125550108', '+12105550155'),
      traffic: {
        allowed: ['seo', 'paid_search', 'social_ads', 'social_organic', 'video', 'influencers', 'local_listings'],
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
        title: 'Free Apartment Locator for Texas Renters',
        description:
          'Renters new to Dallas, Houston, Austin or San Antonio get a shortlist of apartments from a licensed locator at no cost.',
        detailedDescription:
          'Licensed locators are paid by the apartment communities, so renters receive help for free and answer questions gladly. Callers relocate for work, need a place that accepts a large dog or have a blemish on their rental history. Locators know current specials and send options while the caller is still on the line.',
        targetAudience:
          'People relocating to or within the big Texas metros, including those with second-chance leasing needs.',
        target: 'Calls from renters who must move soon and want help choosing an apartment.',
        qualification:
          'Move planned within two months, income that supports the requested rent, and no lease already signed through another locator.',
        conversionRequirements: 'The locator notes area, budget, move date and size, and agrees to send a list.',
        restrictions:
          'Ads must name the service as a locator and not as an apartment community. Listings that are no longer available have to be taken down promptly.',
        notes: '',
        keywords: [
          'apartment locator dallas',
          'apartments in houston',
          'second chance apartments',
          'austin apartments near me',
          'pet friendly apartments texas',
        ],
      },
      es: {
        title: 'Buscador gratuito de apartamentos para inquilinos en Texas',
        description:
          'Quien llega a Dallas, Houston, Austin o San Antonio recibe de un localizador licenciado una lista corta de apartamentos sin costo.',
        detailedDescription:
          'A los localizadores les pagan los complejos de apartamentos, así que el inquilino recibe ayuda gratis y contesta con gusto. La gente se muda por trabajo, necesita un lugar que acepte un perro grande o tiene una mancha en su historial de renta. El localizador conoce las promociones del momento y envía opciones mientras la persona sigue en la línea.',
        targetAudience:
          'Personas que se mudan a las grandes ciudades de Texas o dentro de ellas, también quienes necesitan una segunda oportunidad para rentar.',
        target: 'Llamadas de inquilinos que deben mudarse pronto y quieren ayuda para elegir.',
        qualification:
          'Mudanza prevista dentro de dos meses, ingresos que sostienen la renta pedida y ningún contrato firmado con otro localizador.',
        conversionRequirements: 'El localizador anota zona, presupuesto, fecha y tamaño, y queda en enviar una lista.',
        restrictions:
          'El anuncio debe decir que es un servicio de búsqueda y no un complejo de apartamentos. Los anuncios que ya no están disponibles deben retirarse sin demora.',
        notes: '',
        keywords: [
          'buscador de apartamentos dallas',
          'apartamentos en houston',
          'apartamentos segunda oportunidad',
          'apartamentos en austin',
          'apartamentos que aceptan mascotas texas',
        ],
      },
    },
  },
  {
    publicId: 'RE005',
    type: 'call',
    terms: {
      pricing: flat(3600),
      minimumSeconds: 100,
      geo: onlyIn('AZ', 'CO', 'GA', 'NC', 'NV', 'TN', 'UT'),
      hours: hours([8, 17], null, null, PHOENIX),
      caps: caps(50, 1000),
      concurrency: { campaign: 6, perPublisher: 2 },
      duplicates: duplicatesWithin(90),
      targets: ring('+17025550124'),
      traffic: {
        allowed: ['seo', 'paid_search', 'content_blogs', 'email', 'native', 'social_organic'],
        prohibited: ['brand_bidding', 'incentivized', 'robocalls', 'adult', 'misleading_claims', 'sms', 'push'],
      },
    },
    texts: {
      en: {
        title: 'Rental Property Management for Landlords',
        description:
          'Landlords who have had enough of late rent and night-time repairs ask a local manager what full service would cost.',
        detailedDescription:
          'Property management firms in growing metros seek owners of single-family rentals and small buildings. Most callers moved away, inherited a tenant or bought an investment from a distance and want to hand over the work. One new owner brings management fees for years, so firms answer promptly and value long conversations.',
        targetAudience: 'Accidental landlords, out-of-state investors and owners of one to twenty doors.',
        target: 'Calls from owners looking for a manager for leasing, rent collection and maintenance.',
        qualification:
          "Owner of a rental in the firm's area, not a tenant, vendor or applicant, and free to sign a management agreement.",
        conversionRequirements:
          'The firm learns the address, the rent and the present situation, and offers a proposal.',
        restrictions:
          "Tenant complaints must not be diverted to this number. Management needs a broker's license in most states, so ads may not offer it under another name.",
        notes: 'Tenants looking for a home are the most common invalid calls; add owner wording to your headlines.',
        keywords: [
          'property management companies near me',
          'rental property manager',
          'landlord services',
          'manage my rental property',
          'property management fees',
        ],
      },
      es: {
        title: 'Administración de propiedades en renta para dueños',
        description:
          'Arrendadores hartos de rentas atrasadas y reparaciones nocturnas preguntan a un administrador local cuánto cuesta el servicio completo.',
        detailedDescription:
          'Empresas administradoras en ciudades que crecen buscan dueños de casas en renta y edificios pequeños. La mayoría se mudó, heredó un inquilino o compró una inversión a distancia y quiere delegar el trabajo. Un dueño nuevo deja honorarios durante años, así que las empresas contestan pronto y valoran las conversaciones largas.',
        targetAudience: 'Arrendadores por casualidad, inversionistas de otro estado y dueños de una a veinte unidades.',
        target: 'Llamadas de dueños que buscan quien rente, cobre y mantenga su propiedad.',
        qualification:
          'Dueño de una propiedad en renta en la zona de la empresa, no un inquilino, vendedor ni aspirante a empleo, con libertad para firmar un contrato de administración.',
        conversionRequirements:
          'La empresa conoce la dirección, la renta y la situación actual, y ofrece una propuesta.',
        restrictions:
          'Las quejas de inquilinos no deben desviarse a este número. Administrar exige licencia de corredor en la mayoría de los estados, y no se puede anunciar con otro nombre.',
        notes:
          'Los inquilinos que buscan casa son la llamada inválida más común; incluye la palabra dueño en tus titulares.',
        keywords: [
          'administradoras de propiedades cerca de mí',
          'administrador de casas en renta',
          'servicios para arrendadores',
          'administrar mi propiedad en renta',
          'costo de administrar propiedades',
        ],
      },
    },
  },
]);
