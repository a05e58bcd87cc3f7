import { catalogueOf, hours } from './catalogue-offer.ts';
import {
  CHICAGO,
  caps,
  duplicatesWithin,
  dynamic,
  everywhereBut,
  flat,
  LOS_ANGELES,
  onlyIn,
  ring,
  tiered,
} from './shorthand.ts';

export const FINANCE_INSURANCE = catalogueOf('finance', [
  {
    publicId: 'FN007',
    subCategory: 'life_insurance',
    type: 'call',
    promoMaterialsAvailable: true,
    terms: {
      pricing: tiered([120, 3500], [240, 5500], [420, 8500]),
      minimumSeconds: 120,
      geo: everywhereBut('NY'),
      hours: hours([9, 19], [10, 16], null, CHICAGO),
      caps: caps(150, 4000),
      concurrency: { campaign: 18, perPublisher: 5 },
      duplicates: duplicatesWithin(60),
      targets: ring('+12145550109', '+14055550151'),
      traffic: {
        allowed: ['seo', 'paid_search', 'social_ads', 'native', 'radio_tv', 'print', 'content_blogs'],
        prohibited: ['brand_bidding', 'incentivized', 'robocalls', 'adult', 'misleading_claims', 'sms'],
      },
    },
    texts: {
      en: {
        title: 'Final Expense Life Insurance for Seniors',
        description:
          'Seniors who do not want to leave funeral bills to their children ask an agent about whole life cover without a medical exam.',
        detailedDescription:
          'Our agents write simplified-issue whole life with carriers that accept most health conditions. Callers know what a funeral costs, often because they just paid for one, and want a premium that never rises. Applications are taken by phone in the same conversation, and longer conversations move to a better tier.',
        targetAudience: 'Adults 50 to 80 on a fixed income, frequently buying for themselves and a spouse together.',
        target: 'Calls from people who want burial or final expense protection for themselves.',
        qualification:
          "Age within the carriers' limits, a bank account or benefits card for premiums, and nobody in hospice or nursing care.",
        conversionRequirements: 'The agent completes the health questions and quotes a monthly premium.',
        restrictions:
          'Creatives must not invoke Social Security, state burial funds or celebrities. All agents hold state licenses, and ads must say that insurance is being sold.',
        notes: '',
        keywords: [
          'final expense insurance',
          'burial insurance for seniors',
          'funeral insurance quotes',
          'whole life no medical exam',
          'life insurance over 60',
        ],
      },
      es: {
        title: 'Seguro de gastos finales para adultos mayores',
        description:
          'Mayores que no quieren dejar la cuenta del funeral a sus hijos preguntan a un agente por un seguro de vida entera sin examen médico.',
        detailedDescription:
          'Nuestros agentes emiten seguros de vida entera simplificados con compañías que aceptan la mayoría de las condiciones de salud. Quien llama sabe lo que cuesta un funeral, muchas veces porque acaba de pagar uno, y quiere una prima que nunca suba. La solicitud se toma por teléfono en la misma conversación, y las más largas pasan a un nivel mejor.',
        targetAudience:
          'Adultos de 50 a 80 años con ingreso fijo, que con frecuencia compran para sí y su pareja a la vez.',
        target: 'Llamadas de personas que quieren protección para su propio entierro o gastos finales.',
        qualification:
          'Edad dentro de los límites de las aseguradoras, cuenta bancaria o tarjeta de beneficios para las primas, y que no esté en cuidados paliativos ni asilo.',
        conversionRequirements: 'El agente completa las preguntas de salud y cotiza una prima mensual.',
        restrictions:
          'Los anuncios no pueden invocar al Seguro Social, fondos estatales de entierro ni a celebridades. Todos los agentes tienen licencia estatal, y el anuncio debe decir que se vende un seguro.',
        notes: '',
        keywords: [
          'seguro de gastos finales',
          'seguro de entierro para mayores',
          'cotizar seguro funerario',
          'vida entera sin examen médico',
          'seguro de vida mayores de 60',
        ],
      },
    },
  },
  {
    publicId: 'FN008',
    subCategory: 'health_insurance',
    type: 'lead',
    terms: {
      pricing: { kind: 'per_conversion', conversion: 'policy', priceCents: 15000 },
      geo: onlyIn('AZ', 'CA', 'NV', 'OR', 'TX', 'UT', 'WA'),
      hours: hours([8, 17], null, null, LOS_ANGELES),
      approvalDays: 14,
      duplicates: duplicatesWithin(180),
      traffic: {
        allowed: ['seo', 'paid_search', 'email', 'native', 'content_blogs', 'comparison_sites', 'social_organic'],
        prohibited: ['brand_bidding', 'incentivized', 'robocalls', 'adult', 'misleading_claims', 'pop_ads', 'sms'],
      },
    },
    texts: {
      en: {
        title: 'Small Business Group Health Plans',
        description:
          'Owners with a handful of employees request quotes for group medical, dental and vision, and you earn on each policy issued.',
        detailedDescription:
          'Our benefits brokers build group plans, level-funded options and reimbursement arrangements for companies that never offered coverage before. Owners want to keep good people without losing control of the budget. The sales cycle runs for weeks, but each policy is valuable and owners tend to refer one another.',
        targetAudience: 'Owners, office managers and HR leads of companies with 2 to 50 employees.',
        target: 'Business leads with company name, headcount, current coverage and renewal month.',
        qualification:
          'Registered business with at least two W-2 employees, not a sole proprietor seeking individual cover, and a contact with authority to buy.',
        conversionRequirements: 'A group policy is issued and the first premium is paid.',
        restrictions:
          'Lists bought from registries may not be e-mailed. Carrier logos appear only with written approval, and tax advantages must be described as general information.',
        notes: 'Partners who write for accountants, restaurants or contractors do especially well.',
        keywords: [
          'small business health insurance',
          'group health plan quotes',
          'employee benefits broker',
          'level funded health plan',
          'health reimbursement arrangement',
        ],
      },
      es: {
        title: 'Seguro médico grupal para pequeños negocios',
        description:
          'Dueños con pocos empleados piden cotizaciones de seguro médico, dental y visual de grupo, y ganas por cada póliza emitida.',
        detailedDescription:
          'Nuestros corredores arman planes grupales, opciones de financiamiento nivelado y arreglos de reembolso para empresas que nunca ofrecieron cobertura. El dueño quiere conservar a su buena gente sin perder el control del presupuesto. El ciclo de venta dura semanas, pero cada póliza vale mucho y los dueños suelen recomendarse entre sí.',
        targetAudience: 'Dueños, gerentes de oficina y encargados de personal en empresas de 2 a 50 empleados.',
        target:
          'Leads de negocios con nombre de la empresa, número de empleados, cobertura actual y mes de renovación.',
        qualification:
          'Negocio registrado con al menos dos empleados con W-2, no un independiente que busca seguro individual, y un contacto con autoridad para comprar.',
        conversionRequirements: 'Se emite una póliza grupal y se paga la primera prima.',
        restrictions:
          'No se permite enviar correos a listas compradas de registros. Los logos de aseguradoras requieren aprobación escrita, y las ventajas fiscales deben presentarse como información general.',
        notes: 'A quienes escriben para contadores, restaurantes o contratistas les va especialmente bien.',
        keywords: [
          'seguro médico para pequeñas empresas',
          'cotizar seguro de grupo',
          'corredor de beneficios para empleados',
          'plan de salud de financiamiento nivelado',
          'reembolso de gastos médicos empresa',
        ],
      },
    },
  },
  {
    publicId: 'FN009',
    subCategory: 'auto_insurance',
    type: 'call',
    promoMaterialsAvailable: true,
    terms: {
      pricing: dynamic(1500, 2200, 3300),
      minimumSeconds: 90,
      geo: everywhereBut('AK', 'HI', 'MA'),
      locationMultipliers: { MI: 1.5, FL: 1.4, NV: 1.3, ME: 0.7, ID: 0.75 },
      hours: hours([8, 21], [9, 18], [10, 16]),
      caps: caps(300, 7000),
      concurrency: { campaign: 40, perPublisher: 12 },
      approvalDays: 5,
      targets: ring('+13135550121', '+19045550149'),
      traffic: {
        allowed: [
          'seo',
          'paid_search',
          'social_ads',
          'display',
          'native',
          'email',
          'comparison_sites',
          'call_center_transfer',
        ],
        prohibited: ['brand_bidding', 'incentivized', 'robocalls', 'adult', 'misleading_claims', 'pop_ads'],
      },
    },
    texts: {
      en: {
        title: 'Auto Insurance Quotes: Switch and Save Calls',
        description: 'Drivers facing a renewal increase call to compare rates from several carriers with one agent.',
        detailedDescription:
          'A national independent agency quotes more than a dozen carriers and binds policies over the phone. Callers have a renewal in hand, bought a car or added a teenager, and they know roughly what they pay today. Demand is steady in every season and prices follow local premiums.',
        targetAudience: 'Licensed drivers 21 and over who own or finance a vehicle and pay their own premium.',
        target: 'Shopping calls for personal auto policies, with bundling of home or renters cover welcome.',
        qualification:
          'A valid license, a vehicle to insure now, and no call about claims, billing or roadside help for an existing policy.',
        conversionRequirements: 'The agent collects vehicle and driver data and delivers at least one quote.',
        restrictions:
          "Using a carrier's name in ad copy or page titles is forbidden, as are unrealistic teaser rates. Transfers from call centers require prior approval of the script and proof of consent.",
        notes: '',
        keywords: [
          'cheap car insurance',
          'auto insurance quotes',
          'compare car insurance',
          'switch car insurance',
          'insurance for teen driver',
          'full coverage quote',
        ],
      },
      es: {
        title: 'Seguro de auto: llamadas para comparar y cambiar',
        description:
          'Conductores a los que les sube la renovación llaman para comparar tarifas de varias compañías con un solo agente.',
        detailedDescription:
          'Una agencia independiente nacional cotiza con más de una docena de compañías y emite pólizas por teléfono. Quien llama tiene la renovación en la mano, compró un auto o agregó a un hijo adolescente, y sabe más o menos cuánto paga hoy. La demanda es constante en cualquier época y los precios siguen las primas de cada lugar.',
        targetAudience:
          'Conductores con licencia, de 21 años o más, que tienen o financian un vehículo y pagan su propia prima.',
        target:
          'Llamadas de quienes buscan una póliza de auto personal; es bienvenido combinarla con casa o inquilinos.',
        qualification:
          'Licencia válida, un vehículo por asegurar ahora, y que no sea una llamada por reclamos, cobros o asistencia de una póliza vigente.',
        conversionRequirements:
          'El agente toma los datos del vehículo y del conductor y entrega al menos una cotización.',
        restrictions:
          'Está prohibido usar el nombre de una compañía en anuncios o títulos, igual que las tarifas gancho irreales. Las transferencias desde centros de llamadas requieren guion aprobado y prueba del consentimiento.',
        notes: '',
        keywords: [
          'seguro de auto barato',
          'cotizar seguro de carro',
          'comparar seguros de auto',
          'cambiar seguro de carro',
          'seguro para conductor joven',
          'cotización cobertura completa',
        ],
      },
    },
  },
  {
    publicId: 'FN010',
    subCategory: 'auto_insurance',
    type: 'call',
    terms: {
      pricing: flat(1600),
      minimumSeconds: 60,
      geo: onlyIn('AZ', 'CA', 'CO', 'FL', 'GA', 'IL', 'NV', 'TX'),
      hours: hours([9, 19], [9, 17], null, CHICAGO),
      caps: caps(100, 2500),
      concurrency: { campaign: 10, perPublisher: 4 },
      approvalDays: 4,
      targets: ring('+17735550147'),
      traffic: {
        allowed: ['seo', 'paid_search', 'social_ads', 'social_organic', 'local_listings', 'radio_tv', 'print'],
        prohibited: ['brand_bidding', 'incentivized', 'robocalls', 'adult', 'misleading_claims', 'email'],
      },
    },
    texts: {
      en: {
        title: 'SR-22 and Foreign License Car Insurance in Spanish',
        description:
          'Spanish-speaking drivers whom standard carriers turn away get insured the same day, with a foreign license, consular ID or SR-22.',
        detailedDescription:
          'Neighborhood agencies in our network specialize in non-standard auto policies with low down payments. Callers need proof of insurance to register a car, get out of a ticket or drive to work tomorrow. Everything is handled in Spanish by phone, with documents sent by text, so the answer comes quickly and most calls end in a policy.',
        targetAudience:
          'Immigrant drivers, people with a suspended license being reinstated, and anyone with tickets or a lapse in cover.',
        target: 'Calls in Spanish from drivers who need liability cover or a filing right away.',
        qualification:
          'The caller drives a car garaged in a served state, can make a down payment and is not insured with one of the agencies already.',
        conversionRequirements: 'The agency identifies driver and vehicle and offers a down payment figure.',
        restrictions:
          "Advertising must not suggest that insurance replaces a driver's license. No questions about immigration status may be asked on landing pages.",
        notes: 'Afternoons and Saturdays tend to be busiest.',
        keywords: [
          'sr22 insurance',
          'car insurance foreign license',
          'insurance without us license',
          'low down payment car insurance',
          'hispanic auto insurance',
        ],
      },
      es: {
        title: 'Seguro de auto SR-22 y con licencia extranjera, en español',
        description:
          'Conductores hispanos que las compañías estándar rechazan quedan asegurados el mismo día, con licencia extranjera, matrícula consular o SR-22.',
        detailedDescription:
          'Las agencias de barrio de nuestra red se especializan en pólizas no estándar con enganches bajos. Quien llama necesita un comprobante para registrar el carro, resolver una multa o manejar mañana al trabajo. Todo se hace en español por teléfono y los documentos llegan por mensaje, así que la respuesta es rápida y la mayoría de las llamadas termina en póliza.',
        targetAudience:
          'Conductores inmigrantes, personas que recuperan una licencia suspendida y quienes tienen multas o un período sin seguro.',
        target: 'Llamadas en español de conductores que necesitan responsabilidad civil o un certificado de inmediato.',
        qualification:
          'La persona maneja un carro guardado en un estado atendido, puede dar un enganche y no está ya asegurada con una de las agencias.',
        conversionRequirements: 'La agencia identifica al conductor y el vehículo y ofrece un monto de enganche.',
        restrictions:
          'La publicidad no puede sugerir que el seguro reemplaza la licencia de conducir. En las páginas de destino no se puede preguntar por el estatus migratorio.',
        notes: 'Las tardes y los sábados suelen ser lo más movido.',
        keywords: [
          'seguro sr22',
          'seguro de carro con licencia extranjera',
          'seguro sin licencia americana',
          'aseguranza con poco enganche',
          'aseguranza de carro en español',
        ],
      },
    },
  },
]);
