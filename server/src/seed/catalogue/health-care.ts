import { AROUND_THE_CLOCK, catalogueOf, hours } from './catalogue-offer.ts';
import { CHICAGO, caps, duplicatesWithin, everywhereBut, flat, onlyIn, ring, tiered } from './shorthand.ts';

export const HEALTH_CARE = catalogueOf('health', [
  {
    publicId: 'HL007',
    subCategory: 'chiropractors',
    type: 'call',
    terms: {
      pricing: flat(2500),
      minimumSeconds: 90,
      geo: onlyIn('FL', 'GA', 'MI', 'NC', 'OH', 'PA', 'SC', 'TN'),
      hours: hours([8, 19], [9, 13], null),
      caps: caps(100, 2500),
      concurrency: { campaign: 10, perPublisher: 4 },
      approvalDays: 5,
      targets: ring('+14075550125', '+16145550163'),
      traffic: {
        allowed: ['seo', 'paid_search', 'social_ads', 'local_listings', 'content_blogs', 'radio_tv'],
        prohibited: ['brand_bidding', 'incentivized', 'robocalls', 'adult', 'misleading_claims', 'sms'],
      },
    },
    texts: {
      en: {
        title: 'Chiropractic Care for Back Pain and Whiplash',
        description:
          'Back, neck and sciatica sufferers are connected with a chiropractor who takes their insurance or offers a new-patient exam.',
        detailedDescription:
          'Independent chiropractic offices in our network want new patients for spinal care, decompression and post-collision rehabilitation. Callers are in discomfort and ready to come in this week if the office is close and the cost is clear. Receptionists check benefits during the call, which turns most serious inquiries into a visit.',
        targetAudience: 'Desk workers, tradespeople, athletes and drivers with new or chronic spinal pain.',
        target: 'Calls from adults looking for an adjustment, a pain evaluation or care after a minor collision.',
        qualification:
          'Pain or injury of the caller or a family member, no chiropractor currently treating it, and an address near one of the offices.',
        conversionRequirements: 'The receptionist takes name, complaint and payment method, and offers a visit.',
        restrictions:
          'People named in crash reports may not be solicited, and no reward may be offered for starting care. Statements about curing disease are off limits.',
        notes: '',
        keywords: [
          'chiropractor near me',
          'sciatica treatment',
          'whiplash chiropractor',
          'lower back pain relief',
          'neck pain adjustment',
        ],
      },
      es: {
        title: 'Quiropráctica para dolor de espalda y latigazo cervical',
        description:
          'Quienes sufren de espalda, cuello o ciática hablan con un quiropráctico que acepta su seguro u ofrece un examen para pacientes nuevos.',
        detailedDescription:
          'Los consultorios independientes de nuestra red buscan pacientes nuevos para cuidado de la columna, descompresión y rehabilitación tras un choque. Quien llama siente molestias y está listo para ir esta semana si queda cerca y el costo es claro. La recepción verifica los beneficios durante la llamada, y así la mayoría de las consultas serias termina en una visita.',
        targetAudience:
          'Oficinistas, trabajadores de oficios, deportistas y conductores con dolor de columna nuevo o crónico.',
        target:
          'Llamadas de adultos que buscan un ajuste, una evaluación del dolor o atención después de un choque leve.',
        qualification:
          'Dolor o lesión de quien llama o de un familiar, sin quiropráctico que lo esté tratando, y domicilio cerca de uno de los consultorios.',
        conversionRequirements: 'La recepción anota nombre, molestia y forma de pago, y ofrece una visita.',
        restrictions:
          'No se puede contactar a personas que figuren en reportes de choques ni ofrecer premios por empezar a tratarse. Quedan excluidas las afirmaciones de que se curan enfermedades.',
        notes: '',
        keywords: [
          'quiropráctico cerca de mí',
          'tratamiento para la ciática',
          'quiropráctico latigazo cervical',
          'alivio dolor lumbar',
          'ajuste de cuello',
        ],
      },
    },
  },
  {
    publicId: 'HL008',
    subCategory: 'therapeutic_massages',
    type: 'lead',
    terms: {
      pricing: { kind: 'per_conversion', conversion: 'booking', priceCents: 1200 },
      hours: hours([9, 21], [9, 20], [10, 18]),
      approvalDays: 3,
      duplicates: duplicatesWithin(30),
      unknownPlace: 'accept',
      traffic: {
        allowed: ['seo', 'paid_search', 'social_ads', 'social_organic', 'email', 'local_listings', 'influencers'],
        prohibited: ['adult', 'brand_bidding', 'incentivized', 'robocalls', 'misleading_claims', 'pop_ads'],
      },
    },
    texts: {
      en: {
        title: 'Licensed Massage Therapy: First Session Bookings',
        description:
          "Paid for every first session booked online with a licensed massage therapist, at a studio or at the client's home.",
        detailedDescription:
          "Studios and mobile therapists in our network offer deep tissue, sports, prenatal and lymphatic massage. Clients come with tight shoulders, training soreness or a doctor's suggestion, and book right away when they see a free slot nearby. A short form and live calendar keep the path from click to booking simple.",
        targetAudience:
          'Office workers, runners and gym-goers, expectant mothers and people recovering from strain injuries.',
        target: 'Online requests for a specific type of therapeutic massage at a given time.',
        qualification:
          'First booking by this client with any studio of the group, under a real name and reachable phone.',
        conversionRequirements: 'The session is prepaid or attended; no-shows and cancellations are reversed.',
        restrictions:
          'Wording and images must stay strictly therapeutic, since studios refuse any suggestive promotion. Coupons may come only from us.',
        notes: 'Gift-giving seasons bring the best volume.',
        keywords: [
          'massage therapist near me',
          'deep tissue massage',
          'prenatal massage',
          'sports massage',
          'mobile massage at home',
        ],
      },
      es: {
        title: 'Masaje terapéutico: reservas de primera sesión',
        description:
          'Se paga cada primera sesión reservada en línea con un masajista licenciado, en estudio o a domicilio.',
        detailedDescription:
          'Los estudios y terapeutas móviles de nuestra red ofrecen masaje profundo, deportivo, prenatal y linfático. Los clientes llegan con hombros tensos, dolor por el entrenamiento o una sugerencia médica, y reservan de inmediato si ven un espacio libre cerca. Un formulario corto y un calendario en vivo hacen sencillo el paso del clic a la reserva.',
        targetAudience:
          'Oficinistas, corredores y gente de gimnasio, embarazadas y personas que se recuperan de una sobrecarga.',
        target: 'Solicitudes en línea de un tipo concreto de masaje terapéutico en un horario determinado.',
        qualification:
          'Primera reserva de este cliente en cualquier estudio del grupo, con nombre real y teléfono que conteste.',
        conversionRequirements:
          'La sesión se paga por adelantado o se realiza; las ausencias y cancelaciones se revierten.',
        restrictions:
          'Los textos y las imágenes deben ser estrictamente terapéuticos, pues los estudios rechazan cualquier promoción insinuante. Los cupones solo pueden venir de nosotros.',
        notes: 'Las temporadas de regalos traen el mejor volumen.',
        keywords: [
          'masajista cerca de mí',
          'masaje de tejido profundo',
          'masaje prenatal',
          'masaje deportivo',
          'masaje a domicilio',
        ],
      },
    },
  },
  {
    publicId: 'HL009',
    subCategory: 'nutritionists',
    type: 'lead',
    terms: {
      pricing: flat(1500),
      hours: hours([8, 20], [9, 15], null, CHICAGO),
      caps: caps(120, 3000),
      approvalDays: 5,
      duplicates: duplicatesWithin(90),
      traffic: {
        allowed: ['seo', 'paid_search', 'social_ads', 'native', 'email', 'content_blogs', 'influencers', 'video'],
        prohibited: ['brand_bidding', 'incentivized', 'robocalls', 'adult', 'misleading_claims'],
      },
    },
    texts: {
      en: {
        title: 'Registered Dietitians Covered by Insurance',
        description:
          'People managing weight, diabetes or digestion ask for video sessions with a registered dietitian, often at no cost under their plan.',
        detailedDescription:
          'Our telehealth nutrition practice bills major commercial plans directly and matches clients with a dietitian for their condition. Prospects are tired of diet apps and surprised to learn that their plan may pay for real counseling. Eligibility is verified from the insurance details on the form, so complete leads go straight to scheduling.',
        targetAudience:
          'Adults with commercial insurance who live with prediabetes, high cholesterol, gut issues, an eating disorder in recovery or a pregnancy.',
        target: 'Form leads with health goal, insurance carrier and preferred session times.',
        qualification:
          'Adult with an active commercial plan in the stated name, who asked for nutrition counseling personally.',
        conversionRequirements: 'All required fields are valid and the member ID passes the eligibility check.',
        restrictions:
          'No weight-loss promises, miracle diets or body shaming. Health data may be collected only on our hosted form.',
        notes: '',
        keywords: [
          'dietitian covered by insurance',
          'nutritionist near me',
          'diabetes diet help',
          'online nutrition counseling',
          'prenatal nutritionist',
        ],
      },
      es: {
        title: 'Nutricionistas registrados cubiertos por el seguro',
        description:
          'Personas que cuidan su peso, diabetes o digestión piden sesiones por video con un nutricionista registrado, a menudo sin costo con su plan.',
        detailedDescription:
          'Nuestra práctica de nutrición por telesalud cobra directamente a los principales planes comerciales y asigna un nutricionista según la condición. Los interesados están cansados de las aplicaciones de dieta y se sorprenden al saber que su plan puede pagar una asesoría de verdad. La elegibilidad se verifica con los datos del seguro del formulario, así que los leads completos pasan directo a la agenda.',
        targetAudience:
          'Adultos con seguro comercial que viven con prediabetes, colesterol alto, problemas digestivos, un trastorno alimentario en recuperación o un embarazo.',
        target: 'Leads de formulario con objetivo de salud, aseguradora y horarios preferidos.',
        qualification:
          'Adulto con un plan comercial activo a su nombre, que pidió personalmente la asesoría nutricional.',
        conversionRequirements:
          'Todos los campos obligatorios son válidos y el número de miembro pasa la verificación de elegibilidad.',
        restrictions:
          'Nada de promesas de bajar de peso, dietas milagro ni burlas sobre el cuerpo. Los datos de salud solo pueden recogerse en nuestro formulario alojado.',
        notes: '',
        keywords: [
          'nutricionista cubierto por el seguro',
          'nutricionista cerca de mí',
          'dieta para diabetes',
          'asesoría nutricional en línea',
          'nutricionista para embarazo',
        ],
      },
    },
  },
  {
    publicId: 'HL010',
    subCategory: 'detox_treatments',
    type: 'call',
    terms: {
      pricing: tiered([240, 10000], [420, 18000], [600, 30000]),
      minimumSeconds: 240,
      geo: everywhereBut('AK', 'HI', 'ND', 'SD', 'WY'),
      hours: AROUND_THE_CLOCK,
      caps: caps(50, 1000),
      concurrency: { campaign: 8, perPublisher: 3 },
      approvalDays: 14,
      duplicates: duplicatesWithin(90),
      targets: ring('+15615550114', '+19495550172'),
      traffic: {
        allowed: ['seo', 'paid_search', 'content_blogs', 'social_organic', 'video'],
        prohibited: [
          'brand_bidding',
          'incentivized',
          'robocalls',
          'adult',
          'misleading_claims',
          'sms',
          'push',
          'pop_ads',
          'call_center_transfer',
          'local_listings',
        ],
      },
    },
    texts: {
      en: {
        title: 'Medical Detox Admissions: Alcohol and Opioids',
        description:
          'Callers who need to stop safely speak with admissions staff at accredited inpatient detox units with beds available now.',
        detailedDescription:
          'Our detox partners are accredited inpatient units with physicians and nurses on site. Callers face withdrawal from alcohol, opioids or benzodiazepines, or they are relatives who need a bed for someone today. Admissions staff verify benefits, arrange travel and keep families informed; the longer the clinical intake, the higher the tier.',
        targetAudience:
          'Adults ready to enter medically supervised withdrawal, and spouses, parents or friends acting for them.',
        target: 'Calls from people with PPO coverage or private funds who seek inpatient detox, not outpatient advice.',
        qualification:
          'The person in need is an adult, medically able to travel, and has commercial insurance or can self-pay; state-funded cases are referred elsewhere.',
        conversionRequirements: 'The intake counselor gathers substance, last use, history and payment details.',
        restrictions:
          "Search ads require current LegitScript certification. Payment never depends on admission or length of stay, in keeping with federal anti-kickback law, and no facility's listing or name may be used to divert its callers.",
        notes: 'Recordings are reviewed for empathy as well as compliance.',
        keywords: [
          'alcohol detox center',
          'opioid detox near me',
          'inpatient detox',
          'medical detox insurance',
          'benzo withdrawal help',
        ],
      },
      es: {
        title: 'Ingreso a desintoxicación médica: alcohol y opioides',
        description:
          'Quienes necesitan dejar de consumir de forma segura hablan con admisiones de unidades acreditadas con camas disponibles.',
        detailedDescription:
          'Nuestros aliados en desintoxicación son unidades de internación acreditadas, con médicos y enfermeras en el lugar. Quien llama enfrenta la abstinencia de alcohol, opioides o benzodiacepinas, o es un familiar que necesita una cama para alguien hoy. Admisiones verifica la cobertura, organiza el traslado y mantiene informada a la familia; cuanto más larga la entrevista clínica, más alto el nivel de pago.',
        targetAudience:
          'Adultos listos para una abstinencia con supervisión médica, y parejas, padres o amigos que actúan por ellos.',
        target:
          'Llamadas de personas con cobertura PPO o fondos propios que buscan internación, no consejo ambulatorio.',
        qualification:
          'La persona que necesita ayuda es adulta, puede viajar según su estado de salud y tiene seguro comercial o paga por su cuenta; los casos con fondos públicos se derivan a otro lugar.',
        conversionRequirements: 'El consejero de ingreso reúne sustancia, último consumo, historial y forma de pago.',
        restrictions:
          'Los anuncios de búsqueda exigen certificación LegitScript vigente. El pago nunca depende del ingreso ni de la estadía, conforme a la ley federal contra comisiones ilícitas, y no se puede usar la ficha ni el nombre de un centro para desviar a quienes lo llaman.',
        notes: 'Las grabaciones se revisan por su empatía tanto como por su cumplimiento.',
        keywords: [
          'centro de desintoxicación de alcohol',
          'desintoxicación de opioides cerca de mí',
          'desintoxicación con internación',
          'detox médico con seguro',
          'ayuda abstinencia benzodiacepinas',
        ],
      },
    },
  },
  {
    publicId: 'HL011',
    subCategory: 'psychologists_therapists',
    type: 'lead',
    promoMaterialsAvailable: true,
    terms: {
      pricing: flat(2200),
      hours: hours([8, 21], [9, 17], [12, 18]),
      caps: caps(200, 5000),
      duplicates: duplicatesWithin(180),
      traffic: {
        allowed: ['seo', 'paid_search', 'social_ads', 'native', 'content_blogs', 'influencers', 'video'],
        prohibited: ['brand_bidding', 'incentivized', 'robocalls', 'adult', 'misleading_claims', 'sms', 'pop_ads'],
      },
    },
    texts: {
      en: {
        title: 'Online Therapy Matching: Anxiety, Couples, Trauma',
        description:
          'People who decided to talk to someone are matched with a licensed therapist who has openings this week.',
        detailedDescription:
          'A multi-state group of psychologists and licensed counselors offers video sessions in English and Spanish. Visitors answer a brief questionnaire about what troubles them and how they would pay, and see suggested therapists at once. Short waiting times are the main reason why they complete the form here rather than with a directory.',
        targetAudience:
          'Adults and couples dealing with anxiety, low mood, grief, relationship conflict or a traumatic event.',
        target: 'Completed matching questionnaires with contact details and consent to be called.',
        qualification:
          'An adult seeking care for themselves or as a couple, in a state where the group holds licenses, with no current crisis that calls for emergency services.',
        conversionRequirements: 'The lead is reached and accepts a proposed therapist or an intake slot.',
        restrictions:
          'Retargeting by diagnosis is forbidden, as is sharing answers with third parties. A crisis line must be shown on every page.',
        notes: '',
        keywords: [
          'online therapist',
          'anxiety counseling',
          'couples therapy near me',
          'therapist who speaks spanish',
          'trauma therapy',
          'psychologist accepting new patients',
        ],
      },
      es: {
        title: 'Terapia en línea: ansiedad, pareja y trauma',
        description:
          'A quien ya decidió hablar con alguien se le asigna un terapeuta licenciado con espacios libres esta semana.',
        detailedDescription:
          'Un grupo de psicólogos y consejeros licenciados en varios estados ofrece sesiones por video en inglés y español. Los visitantes contestan un breve cuestionario sobre lo que les preocupa y cómo pagarían, y ven al momento los terapeutas sugeridos. La espera corta es la razón principal por la que llenan el formulario aquí y no en un directorio.',
        targetAudience:
          'Adultos y parejas que viven ansiedad, desánimo, duelo, conflictos de relación o un hecho traumático.',
        target: 'Cuestionarios completos con datos de contacto y permiso para llamar.',
        qualification:
          'Un adulto que busca atención para sí o en pareja, en un estado donde el grupo tiene licencia, sin una crisis actual que requiera servicios de emergencia.',
        conversionRequirements:
          'Se logra contactar a la persona y acepta al terapeuta propuesto o un turno de ingreso.',
        restrictions:
          'Está prohibido hacer retargeting por diagnóstico y compartir las respuestas con terceros. Todas las páginas deben mostrar una línea de crisis.',
        notes: '',
        keywords: [
          'terapeuta en línea',
          'ayuda para la ansiedad',
          'terapia de pareja cerca de mí',
          'psicólogo que hable español',
          'terapia para trauma',
          'psicólogo con citas disponibles',
        ],
      },
    },
  },
]);
