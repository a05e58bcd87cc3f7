import { catalogueOf, hours } from './catalogue-offer.ts';
import { caps, DENVER, duplicatesWithin, dynamic, flat, LOS_ANGELES, onlyIn, PHOENIX, ring } from './shorthand.ts';

export const HEALTH_CLINICS = catalogueOf('health', [
  {
    publicId: 'DN001',
    subCategory: 'dentists',
    type: 'call',
    promoMaterialsAvailable: true,
    terms: {
      pricing: { kind: 'per_conversion', conversion: 'appointment', priceCents: 5000 },
      geo: onlyIn('FL', 'GA', 'NC', 'TX', 'AZ', 'NV', 'CA', 'IL', 'OH'),
      hours: hours([8, 18], [9, 14], null),
      caps: caps(100, 2500),
      concurrency: { campaign: 12, perPublisher: 4 },
      approvalDays: 10,
      duplicates: duplicatesWithin(90),
      targets: ring('+14045550119', '+17025550136'),
      traffic: {
        allowed: ['seo', 'paid_search', 'social_ads', 'native', 'video', 'local_listings', 'content_blogs'],
        prohibited: ['brand_bidding', 'incentivized', 'robocalls', 'adult', 'misleading_claims'],
      },
    },
    texts: {
      en: {
        title: 'Dental Implants and Full-Arch Consultations',
        description:
          'Adults with missing or failing teeth book a free implant consultation with scan at a nearby dental office.',
        detailedDescription:
          'Our implant centers place single teeth and full arches under one roof, with sedation and monthly financing. Callers have often put off treatment for years and want to know whether they are candidates and what a month would cost. Coordinators confirm every visit by phone and text, and you are paid for each confirmed appointment, whether or not the patient goes ahead.',
        targetAudience:
          'Adults 40 and over with missing teeth, loose dentures or repeated failed crowns, able to finance treatment.',
        target: 'Calls from people who want to replace teeth with implants, implant bridges or snap-in dentures.',
        qualification:
          'A new patient within driving distance of a center who wants implant treatment for themselves and is not asking for Medicaid-only care.',
        conversionRequirements: 'The consultation is scheduled and the patient confirms it with the coordinator.',
        restrictions:
          'Before-and-after photos only from our media kit. Claims such as painless, permanent or guaranteed are not allowed under state dental advertising rules.',
        notes: 'Video ads showing the scan-to-smile journey perform best.',
        keywords: [
          'dental implants near me',
          'full arch implants',
          'full mouth implants cost',
          'tooth replacement',
          'implant dentist',
          'denture alternatives',
        ],
      },
      es: {
        title: 'Implantes dentales: consultas de arcada completa',
        description:
          'Adultos con dientes perdidos o en mal estado agendan una consulta de implantes gratuita con escaneo en un consultorio cercano.',
        detailedDescription:
          'Nuestros centros de implantes colocan desde un diente hasta arcadas completas en un mismo lugar, con sedación y financiamiento mensual. Quienes llaman suelen haber postergado el tratamiento durante años y quieren saber si son candidatos y cuánto pagarían al mes. Las coordinadoras confirman cada visita por teléfono y mensaje, y se te paga por cada cita confirmada, siga o no el paciente con el tratamiento.',
        targetAudience:
          'Adultos de 40 años o más con dientes faltantes, dentaduras flojas o coronas que fallan una y otra vez, con posibilidad de financiar.',
        target:
          'Llamadas de personas que quieren reponer dientes con implantes, puentes sobre implantes o dentaduras de encaje.',
        qualification:
          'Paciente nuevo, a una distancia razonable de un centro, que busca implantes para sí mismo y no pide atención exclusivamente por Medicaid.',
        conversionRequirements: 'La consulta queda agendada y el paciente la confirma con la coordinadora.',
        restrictions:
          'Fotos de antes y después solo de nuestro kit de medios. Las normas estatales de publicidad dental no permiten palabras como indoloro, permanente o garantizado.',
        notes: 'Los videos que muestran el camino del escaneo a la sonrisa son los que mejor rinden.',
        keywords: [
          'implantes dentales cerca de mí',
          'implantes de arcada completa',
          'costo de implantes de boca completa',
          'reponer dientes',
          'dentista de implantes',
          'alternativas a la dentadura',
        ],
      },
    },
  },
  {
    publicId: 'DN002',
    subCategory: 'dentists',
    type: 'call',
    terms: {
      pricing: dynamic(2800, 3500, 5000),
      minimumSeconds: 100,
      locationMultipliers: { '100': 1.4, '900': 1.35, '331': 1.25, MS: 0.8, WV: 0.8 },
      hours: hours([7, 21], [8, 18], [9, 17]),
      caps: caps(150, 4000),
      concurrency: { campaign: 20, perPublisher: 6 },
      approvalDays: 5,
      targets: ring('+12125550133', '+12135550158'),
      traffic: {
        allowed: ['seo', 'paid_search', 'local_listings', 'display', 'content_blogs'],
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
        title: 'Emergency Dentist: Toothache and Broken Tooth',
        description: 'People in dental pain reach an office with an open chair today, insured or not.',
        detailedDescription:
          'Our network of general dentists holds back slots every day for urgent visits. Callers describe a toothache, swelling, a lost crown or a chipped tooth, and their first question is how soon they can be seen. Urgency keeps them on the line, and front desks accept most PPO plans as well as self-pay patients.',
        targetAudience:
          'Anyone with sudden tooth pain, parents of a child who broke a tooth, and travelers away from their usual dentist.',
        target: 'Search-driven calls from people who need to see a dentist today or tomorrow.',
        qualification:
          'New patient of the office, with a dental problem of their own or of a relative, who can travel to the appointment.',
        conversionRequirements:
          'The caller describes the problem and goes over available visit times with the front desk.',
        restrictions:
          'Do not advertise prices, free extractions or prescription medication. Callers with facial trauma or trouble breathing must be told to dial 911 on your page.',
        notes: '',
        keywords: [
          'emergency dentist near me',
          'toothache relief dentist',
          'broken tooth repair',
          'dentist open today',
          'lost crown',
          'abscess dentist',
        ],
      },
      es: {
        title: 'Dentista de urgencia: dolor de muela y dientes rotos',
        description:
          'Personas con dolor dental llegan a un consultorio con un sillón libre hoy mismo, con o sin seguro.',
        detailedDescription:
          'Nuestra red de dentistas generales reserva espacios todos los días para visitas urgentes. Quien llama cuenta un dolor de muela, una hinchazón, una corona que se cayó o un diente astillado, y lo primero que pregunta es cuándo lo pueden atender. La urgencia lo mantiene en la línea, y las recepciones aceptan la mayoría de los planes PPO y también pacientes particulares.',
        targetAudience:
          'Cualquiera con dolor repentino, padres de un niño que se rompió un diente y viajeros lejos de su dentista de siempre.',
        target: 'Llamadas que nacen de búsquedas de gente que necesita un dentista hoy o mañana.',
        qualification:
          'Paciente nuevo del consultorio, con un problema dental propio o de un familiar, que puede trasladarse a la cita.',
        conversionRequirements: 'La persona describe el problema y revisa con la recepción los horarios disponibles.',
        restrictions:
          'No se anuncian precios, extracciones gratis ni medicamentos con receta. Tu página debe indicar a quien tenga un golpe en la cara o dificultad para respirar que llame al 911.',
        notes: '',
        keywords: [
          'dentista de emergencia cerca de mí',
          'dentista dolor de muela',
          'reparar diente roto',
          'dentista abierto hoy',
          'se me cayó la corona',
          'absceso dental',
        ],
      },
    },
  },
  {
    publicId: 'HL004',
    subCategory: 'ophthalmologists',
    type: 'call',
    terms: {
      pricing: flat(4800),
      minimumSeconds: 150,
      geo: onlyIn('AZ', 'CO', 'NM', 'NV', 'UT', 'TX'),
      hours: hours([8, 17], null, null, DENVER),
      caps: caps(50, 1000),
      concurrency: { campaign: 6, perPublisher: 3 },
      duplicates: duplicatesWithin(60),
      targets: ring('+13035550142'),
      traffic: {
        allowed: ['seo', 'paid_search', 'social_ads', 'video', 'content_blogs', 'influencers', 'radio_tv'],
        prohibited: ['brand_bidding', 'incentivized', 'robocalls', 'adult', 'misleading_claims', 'pop_ads'],
      },
    },
    texts: {
      en: {
        title: 'LASIK and Cataract Surgery Evaluations',
        description:
          'Board-certified eye surgeons invite people tired of glasses, or told they have cataracts, to a candidacy evaluation.',
        detailedDescription:
          'Our ophthalmology practices perform laser vision correction, lens implants and cataract surgery in their own surgical suites. LASIK callers ask about candidacy, recovery and payment plans, while cataract callers want to know what insurance covers. Patient counselors answer both in plain language, which keeps conversations long and show rates high.',
        targetAudience:
          'Adults 21 to 45 who wear glasses or contacts, and adults over 55 with clouded vision or a referral for cataracts.',
        target: 'Calls asking about refractive or cataract surgery for the caller or a parent.',
        qualification:
          'Adult within reach of a clinic, not currently under treatment there, with interest in surgery rather than an eye exam or new frames.',
        conversionRequirements:
          'The counselor completes the pre-screening questions about age, prescription and eye health.',
        restrictions:
          'Vision outcomes may not be promised, and risks must be mentioned wherever results are. FDA and FTC guidance on refractive surgery advertising applies.',
        notes: 'Questions about routine exams are transferred to the optical shop and do not qualify.',
        keywords: [
          'lasik near me',
          'laser eye surgery cost',
          'cataract surgeon',
          'am i a candidate for lasik',
          'eye surgeon consultation',
        ],
      },
      es: {
        title: 'Cirugía LASIK y de cataratas: evaluaciones',
        description:
          'Cirujanos oculares certificados invitan a una evaluación a quienes están cansados de los lentes o tienen diagnóstico de cataratas.',
        detailedDescription:
          'Nuestras clínicas de oftalmología realizan corrección láser, implantes de lentes y cirugía de cataratas en sus propios quirófanos. Quien pregunta por LASIK quiere saber si es candidato, cómo es la recuperación y qué planes de pago hay; quien tiene cataratas pregunta qué cubre el seguro. Las consejeras responden ambas cosas en lenguaje sencillo, por eso las conversaciones son largas y la asistencia es alta.',
        targetAudience:
          'Adultos de 21 a 45 años que usan lentes o contactos, y mayores de 55 con visión nublada o referidos por cataratas.',
        target:
          'Llamadas que preguntan por cirugía refractiva o de cataratas para quien llama o para su padre o madre.',
        qualification:
          'Adulto al alcance de una clínica, que no esté ya en tratamiento allí y se interese por la cirugía, no por un examen de la vista ni por monturas.',
        conversionRequirements: 'La consejera completa las preguntas previas sobre edad, graduación y salud ocular.',
        restrictions:
          'No se prometen resultados visuales, y donde se hable de resultados deben mencionarse los riesgos. Aplican las guías de la FDA y la FTC sobre publicidad de cirugía refractiva.',
        notes: 'Las consultas por exámenes de rutina se pasan a la óptica y no califican.',
        keywords: [
          'lasik cerca de mí',
          'costo de cirugía láser de ojos',
          'cirujano de cataratas',
          'soy candidato para lasik',
          'consulta con oftalmólogo',
        ],
      },
    },
  },
  {
    publicId: 'HL005',
    subCategory: 'aesthetic_clinics',
    type: 'lead',
    promoMaterialsAvailable: true,
    terms: {
      pricing: { kind: 'per_conversion', conversion: 'appointment', priceCents: 6500 },
      geo: onlyIn('AZ', 'CA', 'NV'),
      hours: hours([9, 19], [9, 17], null, PHOENIX),
      caps: caps(50, 1000),
      approvalDays: 10,
      duplicates: duplicatesWithin(60),
      traffic: {
        allowed: ['seo', 'paid_search', 'social_ads', 'social_organic', 'influencers', 'video', 'email'],
        prohibited: ['brand_bidding', 'incentivized', 'robocalls', 'adult', 'misleading_claims', 'pop_ads', 'push'],
      },
    },
    texts: {
      en: {
        title: 'Med Spa Visits: Injectables and Laser Treatments',
        description:
          'Beauty-minded clients request a first visit at a physician-led med spa for wrinkle relaxers, fillers or laser hair removal.',
        detailedDescription:
          'Our med spa partners work under medical direction and welcome newcomers with a complimentary skin analysis. Prospects have seen results on social media and look for a place that feels safe, clean and honest about what suits them. A concierge calls each lead back quickly and books the visit, which is the event you are paid for.',
        targetAudience:
          'Women and men 25 to 60 interested in facial rejuvenation, skin texture or permanent hair reduction.',
        target: 'Form leads from people who name the treatment they want and when they could come in.',
        qualification:
          'Adult who has never visited the clinic, lives in its metro area and picks up when the concierge calls.',
        conversionRequirements:
          'The first visit is booked and confirmed with a card on file or a reply to the reminder.',
        restrictions:
          'Drug brand names may appear only in approved wording. Filters, retouched faces and content aimed at minors are banned.',
        notes: '',
        keywords: [
          'med spa near me',
          'wrinkle treatment appointment',
          'lip filler clinic',
          'laser hair removal',
          'skin rejuvenation',
        ],
      },
      es: {
        title: 'Med spa: primeras visitas para inyectables y láser',
        description:
          'Personas que cuidan su imagen piden una primera visita en un med spa dirigido por médicos para arrugas, rellenos o depilación láser.',
        detailedDescription:
          'Nuestros med spas trabajan bajo dirección médica y reciben a los nuevos con un análisis de piel de cortesía. Los interesados vieron resultados en redes sociales y buscan un lugar seguro, limpio y honesto sobre lo que les conviene. Una asesora devuelve la llamada de cada lead con rapidez y agenda la visita, que es el evento por el que cobras.',
        targetAudience:
          'Mujeres y hombres de 25 a 60 años interesados en rejuvenecer el rostro, mejorar la piel o reducir el vello de forma permanente.',
        target: 'Leads de formulario de personas que indican el tratamiento que desean y cuándo podrían venir.',
        qualification:
          'Adulto que nunca ha visitado la clínica, vive en su área metropolitana y contesta cuando la asesora llama.',
        conversionRequirements:
          'La primera visita queda reservada y confirmada con una tarjeta registrada o con la respuesta al recordatorio.',
        restrictions:
          'Las marcas de medicamentos solo pueden aparecer con el texto aprobado. Se prohíben los filtros, los rostros retocados y el contenido dirigido a menores.',
        notes: '',
        keywords: [
          'med spa cerca de mí',
          'cita para tratar arrugas',
          'relleno de labios',
          'depilación láser',
          'rejuvenecimiento facial',
        ],
      },
    },
  },
  {
    publicId: 'HL006',
    subCategory: 'aesthetic_clinics',
    type: 'lead',
    terms: {
      pricing: { kind: 'percent', conversion: 'sale', basisPoints: 1500, ceilingCents: 30000 },
      geo: onlyIn('CA', 'FL', 'NY', 'TX'),
      hours: hours([9, 18], [10, 15], null, LOS_ANGELES),
      approvalDays: 14,
      duplicates: duplicatesWithin(90),
      traffic: {
        allowed: ['seo', 'paid_search', 'native', 'social_ads', 'video', 'content_blogs', 'influencers'],
        prohibited: ['brand_bidding', 'incentivized', 'robocalls', 'adult', 'misleading_claims', 'pop_ads', 'sms'],
      },
    },
    texts: {
      en: {
        title: 'Hair Restoration and Body Contouring Packages',
        description:
          'Earn a share of every treatment package sold to people who want their hairline or their shape back.',
        detailedDescription:
          'Our aesthetic surgery groups sell multi-session hair transplant, PRP and non-surgical body contouring packages with financing. Leads research for weeks, so honest comparison articles and patient stories outperform quick ads. Because you share in the sale, patients who choose larger packages pay off for everyone.',
        targetAudience: 'Men 28 to 60 with thinning hair, and adults near their goal weight bothered by stubborn fat.',
        target: 'Leads with a stated concern, a photo if possible, and a preferred clinic city.',
        qualification:
          'Adult in reasonable general health, planning treatment within the year and able to pay privately.',
        conversionRequirements: 'The clinic reports a paid treatment package for a lead that it had not met before.',
        restrictions:
          'Comparison pages must disclose the commercial relationship. Insurance coverage may not be implied, since these treatments are elective.',
        notes: 'Sales are reported after the cancellation period of the clinic, so commissions appear with some delay.',
        keywords: [
          'hair transplant cost',
          'prp hair treatment',
          'body contouring',
          'alternatives to liposuction',
          'hairline restoration',
          'fat reduction clinic',
        ],
      },
      es: {
        title: 'Paquetes de restauración capilar y contorno corporal',
        description:
          'Gana una parte de cada paquete de tratamiento vendido a quienes quieren recuperar su cabello o su figura.',
        detailedDescription:
          'Nuestros grupos de cirugía estética venden con financiamiento paquetes de trasplante capilar, PRP y contorno corporal sin cirugía en varias sesiones. Los leads investigan durante semanas, así que los artículos comparativos honestos y las historias de pacientes rinden más que los anuncios rápidos. Como participas en la venta, los pacientes que eligen paquetes grandes nos convienen a todos.',
        targetAudience:
          'Hombres de 28 a 60 años con pérdida de cabello, y adultos cerca de su peso ideal a quienes les molesta la grasa localizada.',
        target: 'Leads con una inquietud concreta, foto si es posible y la ciudad de la clínica que prefieren.',
        qualification:
          'Adulto con buena salud general, que planea tratarse dentro del año y puede pagar de forma particular.',
        conversionRequirements: 'La clínica informa un paquete pagado por un lead al que no conocía.',
        restrictions:
          'Las páginas comparativas deben revelar la relación comercial. No se puede insinuar cobertura del seguro, pues son tratamientos electivos.',
        notes:
          'Las ventas se informan después del plazo de cancelación de la clínica, por eso las comisiones aparecen con cierto retraso.',
        keywords: [
          'costo de trasplante capilar',
          'tratamiento prp cabello',
          'contorno corporal',
          'alternativas a la liposucción',
          'restaurar línea del cabello',
          'clínica para reducir grasa',
        ],
      },
    },
  },
]);
