import { AROUND_THE_CLOCK, catalogueOf, hours } from './catalogue-offer.ts';
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

export const LEGAL = catalogueOf('legal', [
  {
    publicId: 'LG001',
    subCategory: 'car_accident_lawyers',
    type: 'call',
    terms: {
      pricing: dynamic(14000, 20000, 30000),
      minimumSeconds: 120,
      geo: everywhereBut('AK', 'HI', 'ND', 'SD', 'VT', 'WY'),
      locationMultipliers: { CA: 1.5, TX: 1.4, FL: 1.3, '891': 1.5, MI: 0.75, WV: 0.7 },
      hours: AROUND_THE_CLOCK,
      caps: caps(50, 1000),
      concurrency: { campaign: 12, perPublisher: 4 },
      approvalDays: 14,
      duplicates: duplicatesWithin(180),
      targets: ring('+12135550154', '+17135550162'),
      traffic: {
        allowed: ['seo', 'paid_search', 'social_ads', 'native', 'content_blogs', 'radio_tv', 'video'],
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
        title: 'Car Accident Injury Claims: Recent Collisions',
        description:
          "People hurt in a recent crash that was not their fault speak with an attorney's intake team before the insurer calls.",
        detailedDescription:
          'Injury firms and their shared intake desk sign qualified motor vehicle cases on contingency. Callers are sore, missed work and already have an adjuster leaving messages, so they are grateful for guidance. Firms value documented treatment and clear liability, and pay among the highest prices in the network for them.',
        targetAudience:
          "Drivers, passengers, cyclists and pedestrians injured by someone else's negligence on the road.",
        target: 'Calls from injured people, or their close family, who look for a lawyer after a collision.',
        qualification:
          'Crash within the past year, bodily injury with treatment sought or planned, another party at fault, and no attorney retained.',
        conversionRequirements:
          'The intake specialist records date, place, fault, injuries and insurance, and offers representation or review.',
        restrictions:
          "Attorney advertising rules of each state apply, with the firm's name or the referral nature disclosed. Contacting crash victims from police reports, hospitals or tow yards is barratry and a crime.",
        notes: 'Ask for the list of approved headlines before you start.',
        keywords: [
          'car accident lawyer near me',
          'rear ended lawyer',
          'auto accident attorney',
          'injured in car crash',
          'accident claim help',
          'hit and run lawyer',
        ],
      },
      es: {
        title: 'Accidentes de auto con lesiones: choques recientes',
        description:
          'Heridos en un choque reciente que no fue su culpa hablan con el equipo de un abogado antes de que llame la aseguradora.',
        detailedDescription:
          'Firmas de lesiones y su mesa de admisión compartida toman casos de vehículos que califican, con honorarios de contingencia. Quien llama está adolorido, faltó al trabajo y ya tiene mensajes del ajustador, así que agradece la orientación. Las firmas valoran el tratamiento documentado y la culpa clara, y pagan por ello de los precios más altos de la red.',
        targetAudience: 'Conductores, pasajeros, ciclistas y peatones lesionados por la negligencia de otro en la vía.',
        target: 'Llamadas de lesionados, o de su familia cercana, que buscan abogado después de un choque.',
        qualification:
          'Choque en el último año, lesión corporal con tratamiento buscado o previsto, otra persona culpable y ningún abogado contratado.',
        conversionRequirements:
          'El especialista registra fecha, lugar, culpa, lesiones y seguro, y ofrece representación o revisión del caso.',
        restrictions:
          'Aplican las reglas de publicidad de abogados de cada estado, revelando el nombre de la firma o que se trata de un servicio de referidos. Contactar a víctimas a partir de reportes policiales, hospitales o corralones es captación ilícita y delito.',
        notes: 'Pide la lista de titulares aprobados antes de empezar.',
        keywords: [
          'abogado de accidentes de auto cerca de mí',
          'abogado me chocaron por atrás',
          'abogado de choques',
          'lesionado en accidente de carro',
          'ayuda con reclamo por accidente',
          'abogado por fuga tras choque',
        ],
      },
    },
  },
  {
    publicId: 'LG002',
    subCategory: 'car_accident_lawyers',
    type: 'lead',
    promoMaterialsAvailable: true,
    terms: {
      pricing: flat(16000),
      geo: onlyIn('AZ', 'CA', 'FL', 'GA', 'IL', 'NV', 'NY', 'TX'),
      hours: hours([8, 20], [9, 17], null, LOS_ANGELES),
      caps: caps(50, 1000),
      approvalDays: 14,
      duplicates: duplicatesWithin(365),
      traffic: {
        allowed: ['seo', 'paid_search', 'social_ads', 'social_organic', 'native', 'content_blogs', 'influencers'],
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
        title: 'Auto Accident Case Reviews for Spanish Speakers',
        description:
          "Spanish-speaking crash victims send the facts of their case online and hear from a bilingual attorney's office.",
        detailedDescription:
          'Law firms with truly bilingual staff review each submission and call back in Spanish. Victims fear that their status or a missing license will count against them, and are relieved to learn that they can still claim. Clear, calm landing pages in Spanish bring cases that English-only competitors never see.',
        targetAudience:
          'Spanish-speaking drivers and passengers, construction and farm workers who commute together, and rideshare users.',
        target: 'Case review requests in Spanish with a short account of the collision.',
        qualification:
          'Injury, treatment or pain reported, other driver responsible, police report or exchange of data available, and no lawyer involved.',
        conversionRequirements: 'The firm speaks with the person and confirms that the facts match the form.',
        restrictions:
          'Words such as notario or guaranteed compensation are not acceptable. Status must not be requested, hinted at or stored.',
        notes: '',
        keywords: [
          'spanish speaking accident lawyer',
          'hispanic car accident attorney',
          'accident claim without license',
          'bilingual injury lawyer',
          'free case review accident',
        ],
      },
      es: {
        title: 'Revisión de casos de choque para hispanohablantes',
        description:
          'Víctimas de choques que hablan español envían en línea los hechos de su caso y les responde la oficina de un abogado bilingüe.',
        detailedDescription:
          'Bufetes con personal realmente bilingüe revisan cada envío y devuelven la llamada en español. Las víctimas temen que su estatus o la falta de licencia les perjudique, y se alivian al saber que igual pueden reclamar. Las páginas claras y tranquilas en español traen casos que la competencia que solo habla inglés nunca ve.',
        targetAudience:
          'Conductores y pasajeros hispanos, trabajadores de la construcción y del campo que viajan juntos, y usuarios de aplicaciones de transporte.',
        target: 'Solicitudes de revisión en español con un breve relato del choque.',
        qualification:
          'Lesión, tratamiento o dolor informado, otro conductor responsable, reporte policial o intercambio de datos, y ningún abogado de por medio.',
        conversionRequirements: 'El bufete habla con la persona y confirma que los hechos coinciden con el formulario.',
        restrictions:
          'No se aceptan palabras como notario o compensación garantizada. El estatus no se debe pedir, insinuar ni guardar.',
        notes: '',
        keywords: [
          'abogado de accidentes en español',
          'abogado hispano de choques',
          'reclamo por accidente sin licencia',
          'abogado de lesiones bilingüe',
          'revisión gratis de caso de accidente',
        ],
      },
    },
  },
  {
    publicId: 'LG003',
    subCategory: 'workers_compensation_lawyers',
    type: 'call',
    terms: {
      pricing: flat(11000),
      minimumSeconds: 180,
      geo: onlyIn('CA', 'GA', 'IL', 'NC', 'NJ', 'NY', 'PA', 'SC'),
      hours: hours([8, 19], [9, 14], null),
      caps: caps(100, 2500),
      concurrency: { campaign: 10, perPublisher: 4 },
      approvalDays: 10,
      duplicates: duplicatesWithin(120),
      targets: ring('+12155550165', '+19165550167'),
      traffic: {
        allowed: ['seo', 'paid_search', 'social_ads', 'native', 'content_blogs', 'radio_tv', 'print'],
        prohibited: ['brand_bidding', 'incentivized', 'robocalls', 'adult', 'misleading_claims', 'sms', 'email'],
      },
    },
    texts: {
      en: {
        title: "Workers' Compensation: Injured on the Job",
        description:
          'Workers whose claim was denied, delayed or never filed call a comp attorney who charges nothing up front.',
        detailedDescription:
          "Our workers' compensation attorneys represent warehouse, construction, health care and hospitality employees. Callers have a real injury and a paycheck that stopped, and they often fear being fired for asking. State boards set the fees, so the offer is easy to explain and closing is fast when the facts are right.",
        targetAudience: 'Employees hurt at work or made ill by it, including temporary and seasonal staff.',
        target: 'Calls about a workplace injury where benefits are refused, late or disputed.',
        qualification:
          'Employee rather than contractor, injury reported or reportable within state deadlines, medical treatment needed, and no current lawyer.',
        conversionRequirements: 'Employer, date, injury and claim status are noted by the intake team.',
        restrictions:
          'Statements that encourage false claims are a felony in several states, and mandatory warnings must appear where required. Employers and insurers may not be named in ads.',
        notes: 'Calls from federal employees and railroad workers follow other laws and are passed on unpaid.',
        keywords: [
          'workers comp lawyer near me',
          'injured at work attorney',
          'workers compensation denied',
          'back injury at work',
          'construction accident lawyer',
        ],
      },
      es: {
        title: 'Compensación laboral: lesiones en el trabajo',
        description:
          'Trabajadores con un reclamo negado, demorado o nunca presentado llaman a un abogado que no cobra por adelantado.',
        detailedDescription:
          'Nuestros abogados de compensación laboral representan a empleados de almacén, construcción, salud y hotelería. Quien llama tiene una lesión real y un sueldo que dejó de llegar, y muchas veces teme que lo despidan por preguntar. Los honorarios los fija cada estado, así que la oferta se explica fácil y se cierra rápido cuando los hechos son los correctos.',
        targetAudience: 'Empleados lesionados o enfermos por su trabajo, también temporales y de temporada.',
        target: 'Llamadas por una lesión laboral con beneficios negados, atrasados o en disputa.',
        qualification:
          'Empleado y no contratista, lesión reportada o reportable dentro de los plazos del estado, necesidad de tratamiento médico y sin abogado actual.',
        conversionRequirements: 'El equipo anota empleador, fecha, lesión y estado del reclamo.',
        restrictions:
          'Alentar reclamos falsos es delito grave en varios estados, y las advertencias obligatorias deben mostrarse donde se exijan. No se puede nombrar a empleadores ni aseguradoras en los anuncios.',
        notes: 'Los empleados federales y ferroviarios se rigen por otras leyes; esas llamadas se derivan sin pago.',
        keywords: [
          'abogado de compensación laboral cerca de mí',
          'abogado lesión en el trabajo',
          'compensación laboral negada',
          'lesión de espalda en el trabajo',
          'abogado accidente de construcción',
        ],
      },
    },
  },
  {
    publicId: 'LG004',
    subCategory: 'personal_injury_lawyers',
    type: 'call',
    terms: {
      pricing: tiered([120, 9000], [240, 15000], [480, 24000]),
      minimumSeconds: 120,
      geo: onlyIn('CA', 'FL', 'NY', 'TX'),
      hours: hours([8, 20], [9, 17], [10, 15]),
      caps: caps(50, 1000),
      concurrency: { campaign: 8, perPublisher: 3 },
      approvalDays: 14,
      duplicates: duplicatesWithin(180),
      targets: ring('+16465550169'),
      traffic: {
        allowed: ['seo', 'paid_search', 'native', 'content_blogs', 'radio_tv', 'video'],
        prohibited: [
          'brand_bidding',
          'incentivized',
          'robocalls',
          'adult',
          'misleading_claims',
          'sms',
          'push',
          'call_center_transfer',
        ],
      },
    },
    texts: {
      en: {
        title: 'Slip and Fall, Dog Bite and Premises Injuries',
        description:
          "Serious injuries on someone else's property, from wet floors to broken stairs, reviewed by trial lawyers who know the local courts.",
        detailedDescription:
          "Trial firms take premises liability, dog bite and negligent security cases with real medical treatment behind them. Callers fell in a store, at a rental building or at a hotel and wonder whether it was anybody's fault. Lawyers ask about photos, witnesses and surgery, and strong cases fill the longer and better paid steps.",
        targetAudience: 'Shoppers, tenants, hotel guests, delivery workers and parents of injured children.',
        target: 'Calls about an injury on property owned or managed by another party.',
        qualification:
          'Medical care within weeks of the event, an identifiable owner or business, an incident inside the limitation period and no lawyer hired.',
        conversionRequirements: 'The intake lawyer hears the circumstances and decides on review or representation.',
        restrictions:
          "Settlement amounts may be shown only with the firm's verified results and disclaimer. Staged or exaggerated scenes in video ads are prohibited.",
        notes: '',
        keywords: [
          'slip and fall lawyer',
          'dog bite attorney',
          'fell in store injury',
          'premises liability lawyer',
          'negligent security attorney',
          'personal injury lawyer near me',
        ],
      },
      es: {
        title: 'Caídas, mordeduras y lesiones en propiedad ajena',
        description:
          'Lesiones serias en propiedad de otro, desde pisos mojados hasta escaleras rotas, revisadas por litigantes que conocen las cortes locales.',
        detailedDescription:
          'Firmas litigantes toman casos de responsabilidad de locales, mordeduras de perro y seguridad negligente con tratamiento médico real. Quien llama se cayó en una tienda, en un edificio de renta o en un hotel, y se pregunta si alguien tuvo la culpa. Los abogados preguntan por fotos, testigos y cirugías, y los casos fuertes llegan a los escalones más largos y mejor pagados.',
        targetAudience: 'Compradores, inquilinos, huéspedes, repartidores y padres de niños lesionados.',
        target: 'Llamadas por una lesión en una propiedad que otro posee o administra.',
        qualification:
          'Atención médica a pocas semanas del hecho, dueño o negocio identificable, incidente dentro del plazo legal y sin abogado contratado.',
        conversionRequirements: 'El abogado de admisión oye las circunstancias y decide si revisa o representa.',
        restrictions:
          'Los montos de acuerdos solo se muestran con resultados verificados de la firma y su aviso legal. Se prohíben las escenas montadas o exageradas en video.',
        notes: '',
        keywords: [
          'abogado por caída',
          'abogado mordedura de perro',
          'me caí en una tienda',
          'abogado de responsabilidad de locales',
          'abogado por seguridad negligente',
          'abogado de lesiones personales cerca de mí',
        ],
      },
    },
  },
  {
    publicId: 'LG005',
    subCategory: 'personal_injury_lawyers',
    type: 'lead',
    terms: {
      pricing: flat(30000),
      hours: hours([8, 20], [9, 18], [10, 16], CHICAGO),
      caps: caps(50, 1000),
      approvalDays: 14,
      duplicates: duplicatesWithin(365),
      traffic: {
        allowed: ['seo', 'paid_search', 'social_ads', 'native', 'content_blogs', 'video'],
        prohibited: [
          'brand_bidding',
          'incentivized',
          'robocalls',
          'adult',
          'misleading_claims',
          'sms',
          'email',
          'pop_ads',
        ],
      },
    },
    texts: {
      en: {
        title: 'Truck and Rideshare Crash Injury Leads',
        description: 'High-value cases against trucking companies and rideshare drivers, sold to one firm only.',
        detailedDescription:
          'Commercial vehicle cases carry large policies, so our firms invest heavily in each signed client. A careful form asks for the type of vehicle, the injuries and the police report before a case manager calls. Fewer leads arrive than in ordinary auto accidents, but each is worth many times more.',
        targetAudience:
          'Adults seriously injured by a semi, a delivery van or a rideshare car, and families of the deceased.',
        target: 'Exclusive leads with crash details, injuries, treatment and involvement of a commercial vehicle.',
        qualification:
          "Commercial vehicle involved, hospital or specialist treatment, victim not mainly at fault, crash inside the state's time limit, and nobody representing the person.",
        conversionRequirements:
          'A case manager verifies the facts by phone and the person agrees to receive a retainer.',
        restrictions:
          'Leads must be generated first-hand; aggregators and shared lists are rejected. Company names of carriers or rideshare apps may not be used in a way that suggests affiliation.',
        notes: 'Returned leads come with a written reason and the recording of the verification call.',
        keywords: [
          'truck accident lawyer',
          '18 wheeler accident attorney',
          'rideshare accident lawyer',
          'delivery van accident claim',
          'wrongful death truck crash',
        ],
      },
      es: {
        title: 'Leads de choques con camiones y autos de aplicación',
        description:
          'Casos de alto valor contra transportistas y conductores de aplicación, entregados a una sola firma.',
        detailedDescription:
          'Los casos con vehículos comerciales tienen pólizas grandes, así que nuestras firmas invierten mucho en cada cliente que firma. Un formulario cuidadoso pregunta por el tipo de vehículo, las lesiones y el reporte policial antes de que llame un gestor. Llegan menos leads que en choques comunes, pero cada uno vale muchas veces más.',
        targetAudience:
          'Adultos con lesiones graves por un tráiler, una van de reparto o un auto de aplicación, y familias de fallecidos.',
        target:
          'Leads exclusivos con detalles del choque, lesiones, tratamiento y participación de un vehículo comercial.',
        qualification:
          'Vehículo comercial involucrado, hospital o especialista, víctima que no tuvo la mayor culpa, choque dentro del plazo del estado y nadie que represente a la persona.',
        conversionRequirements:
          'Un gestor verifica los hechos por teléfono y la persona acepta recibir el contrato de representación.',
        restrictions:
          'Los leads deben generarse de primera mano; se rechazan agregadores y listas compartidas. Los nombres de transportistas o aplicaciones no pueden usarse de modo que sugieran una relación.',
        notes: 'Los leads devueltos llevan un motivo por escrito y la grabación de la llamada de verificación.',
        keywords: [
          'abogado de accidentes de camión',
          'abogado choque con tráiler',
          'abogado accidente auto de aplicación',
          'reclamo choque con van de reparto',
          'muerte por choque de camión',
        ],
      },
    },
  },
  {
    publicId: 'LG006',
    subCategory: 'immigration_lawyers',
    type: 'call',
    promoMaterialsAvailable: true,
    terms: {
      pricing: flat(4500),
      minimumSeconds: 200,
      hours: hours([9, 19], [9, 14], null, LOS_ANGELES),
      caps: caps(120, 3000),
      concurrency: { campaign: 12, perPublisher: 4 },
      duplicates: duplicatesWithin(60),
      recording: { enabled: false, retentionDays: 30 },
      anonymousCallers: 'accept',
      unknownPlace: 'accept',
      targets: ring('+13235550170', '+12105550171'),
      traffic: {
        allowed: ['seo', 'paid_search', 'social_ads', 'social_organic', 'video', 'radio_tv', 'print', 'content_blogs'],
        prohibited: [
          'brand_bidding',
          'incentivized',
          'robocalls',
          'adult',
          'misleading_claims',
          'sms',
          'push',
          'call_center_transfer',
        ],
      },
    },
    texts: {
      en: {
        title: 'Immigration Attorneys: Family Petitions, Visas, Defense',
        description:
          "People with a family petition, an expiring permit or a court date talk to a licensed immigration attorney's office in their language.",
        detailedDescription:
          'Licensed attorneys, admitted to practice and verified by us, handle family petitions, work permits, asylum, naturalization and removal defense across the country. Callers have usually been burned by unlicensed advisers and ask first whether a real lawyer will see them. Trust comes before data here, so the office asks for no more than the case requires and most callers stay to make an appointment.',
        targetAudience:
          'Immigrants and their US citizen or resident relatives, employers sponsoring workers, and people in removal proceedings.',
        target: 'Calls about a specific immigration matter from people ready to pay for a consultation.',
        qualification:
          'A case of the caller or a close relative, no attorney of record, and willingness to schedule a paid or free first consultation.',
        conversionRequirements: 'The office understands the type of case and proposes a consultation.',
        restrictions:
          'Only attorneys and accredited representatives may give advice, so notario wording is banned outright. Fear of raids must never be used in advertising, nor may outcomes or speed be promised.',
        notes: "Disputes are settled from the office's appointment log.",
        keywords: [
          'immigration lawyer near me',
          'green card attorney',
          'family petition lawyer',
          'deportation defense lawyer',
          'work permit renewal help',
          'citizenship application attorney',
        ],
      },
      es: {
        title: 'Abogados de inmigración: peticiones familiares, visas y defensa',
        description:
          'Personas con una petición familiar, un permiso por vencer o una cita en la corte hablan en su idioma con la oficina de un abogado licenciado.',
        detailedDescription:
          'Abogados con licencia, verificados por nosotros, llevan peticiones familiares, permisos de trabajo, asilo, naturalización y defensa contra la deportación en todo el país. Quien llama suele haber tenido una mala experiencia con asesores sin licencia y lo primero que pregunta es si lo verá un abogado de verdad. Aquí la confianza va antes que los datos: la oficina no pregunta más de lo que el caso requiere, y la mayoría se queda hasta hacer una cita.',
        targetAudience:
          'Inmigrantes y sus familiares ciudadanos o residentes, empleadores que patrocinan trabajadores y personas en proceso de deportación.',
        target: 'Llamadas por un asunto migratorio concreto de personas dispuestas a pagar una consulta.',
        qualification:
          'Un caso propio o de un familiar cercano, sin abogado registrado, y disposición a agendar una primera consulta, pagada o gratuita.',
        conversionRequirements: 'La oficina entiende el tipo de caso y propone una consulta.',
        restrictions:
          'Solo abogados y representantes acreditados pueden asesorar, de modo que la palabra notario queda totalmente prohibida. Nunca se usa el miedo a redadas en la publicidad, ni se prometen resultados o rapidez.',
        notes: 'Las disputas se resuelven con la agenda de citas de la oficina.',
        keywords: [
          'abogado de inmigración cerca de mí',
          'abogado para green card',
          'abogado petición familiar',
          'abogado defensa de deportación',
          'renovar permiso de trabajo',
          'abogado para ciudadanía',
        ],
      },
    },
  },
]);
