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

export const REHAB = catalogueOf('rehab', [
  {
    publicId: 'RH001',
    type: 'call',
    terms: {
      pricing: flat(15000),
      minimumSeconds: 300,
      hours: AROUND_THE_CLOCK,
      caps: caps(50, 1000),
      concurrency: { campaign: 10, perPublisher: 3 },
      approvalDays: 14,
      duplicates: duplicatesWithin(120),
      targets: ring('+15615550127', '+18585550159'),
      traffic: {
        allowed: ['seo', 'paid_search', 'content_blogs', 'video', 'social_organic'],
        prohibited: [
          'brand_bidding',
          'incentivized',
          'robocalls',
          'adult',
          'misleading_claims',
          'sms',
          'email',
          'push',
          'pop_ads',
          'call_center_transfer',
          'local_listings',
        ],
      },
    },
    texts: {
      en: {
        title: 'Residential Alcohol Rehab: Private Insurance Calls',
        description:
          'Adults with private insurance who are ready to stop drinking reach admissions at an accredited residential program.',
        detailedDescription:
          'Our residential centers hold Joint Commission or CARF accreditation and treat alcohol use disorder with medical care, therapy and family work. Callers have hit a turning point, such as a diagnosis, a DUI or an ultimatum at home, and need to hear that help is possible and covered. Admissions counselors are clinicians first, so conversations are long and respectful.',
        targetAudience: 'Working adults with employer or marketplace PPO plans, and the people closest to them.',
        target: 'Calls seeking residential treatment for alcohol, for oneself or an adult relative.',
        qualification:
          'Private insurance or self-pay, willingness to travel to a center, and a caller who is not already a patient or alumnus.',
        conversionRequirements: 'Counselor and caller go through drinking history, health and insurance.',
        restrictions:
          'LegitScript certification is mandatory for paid search, and pages must name the network as a paid referral source. Sober-home referrals, travel gifts and waived copays are criminal offenses under patient-brokering laws.',
        notes: 'New publishers start with a small allotment until recordings have been reviewed.',
        keywords: [
          'alcohol rehab near me',
          'residential alcohol treatment',
          'rehab that takes insurance',
          'stop drinking help',
          'alcoholism treatment center',
          'ppo rehab',
        ],
      },
      es: {
        title: 'Rehabilitación residencial por alcohol: llamadas con seguro privado',
        description:
          'Adultos con seguro privado, listos para dejar de beber, hablan con admisiones de un programa residencial acreditado.',
        detailedDescription:
          'Nuestros centros residenciales cuentan con acreditación de Joint Commission o CARF y tratan el alcoholismo con atención médica, terapia y trabajo familiar. Quien llama llegó a un punto de quiebre, como un diagnóstico, un arresto por manejar ebrio o un ultimátum en casa, y necesita oír que hay ayuda y que está cubierta. Los consejeros son ante todo clínicos, por eso las conversaciones son largas y respetuosas.',
        targetAudience: 'Adultos que trabajan, con planes PPO del empleador o del mercado, y sus seres más cercanos.',
        target: 'Llamadas que buscan tratamiento residencial por alcohol para uno mismo o un familiar adulto.',
        qualification:
          'Seguro privado o pago propio, disposición a viajar al centro, y que no sea paciente ni exalumno.',
        conversionRequirements: 'El consejero y la persona repasan el historial de consumo, la salud y el seguro.',
        restrictions:
          'La certificación LegitScript es obligatoria en búsqueda pagada, y las páginas deben nombrar a la red como fuente de referidos pagada. Referir a casas de sobriedad, regalar viajes o perdonar copagos es delito según las leyes contra la intermediación de pacientes.',
        notes: 'Quien empieza recibe un cupo pequeño hasta que se hayan revisado las grabaciones.',
        keywords: [
          'rehabilitación de alcohol cerca de mí',
          'tratamiento residencial para alcoholismo',
          'centro de rehabilitación que acepte seguro',
          'ayuda para dejar de beber',
          'centro para alcohólicos',
          'rehab con ppo',
        ],
      },
    },
  },
  {
    publicId: 'RH002',
    type: 'call',
    terms: {
      pricing: dynamic(8500, 12000, 15000),
      minimumSeconds: 300,
      geo: everywhereBut('AK', 'HI', 'MT', 'ND', 'SD', 'VT', 'WY'),
      locationMultipliers: { CA: 1.25, NJ: 1.2, FL: 1.1, AR: 0.75, MS: 0.75 },
      hours: { ...AROUND_THE_CLOCK, zone: CHICAGO },
      caps: caps(100, 2500),
      concurrency: { campaign: 16, perPublisher: 4 },
      approvalDays: 14,
      duplicates: duplicatesWithin(90),
      targets: ring('+16155550106', '+19725550143'),
      traffic: {
        allowed: ['seo', 'paid_search', 'content_blogs', 'native', 'radio_tv'],
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
        title: 'Drug Addiction Treatment: Inpatient Admissions Line',
        description:
          'People struggling with fentanyl, meth, cocaine or pills, and the families who love them, are connected with inpatient programs that have room.',
        detailedDescription:
          'A nationwide group of inpatient programs shares one admissions team, which matches substance, insurance and region to an open bed. Families call after an overdose or a relapse and want to act before the moment passes. Because one team covers many programs, callers who do not fit the first center are seldom lost.',
        targetAudience:
          'Adults with substance use disorder and the parents, partners and siblings who search on their behalf.',
        target:
          'Calls about inpatient care for drug addiction where the person agrees to treatment or an intervention is planned.',
        qualification:
          'Adult patient, commercial coverage or means to self-pay, and a substance problem other than tobacco or cannabis alone.',
        conversionRequirements: 'Insurance details are taken for verification and a clinical pre-assessment is begun.',
        restrictions:
          'Helplines must not be presented as government or nonprofit services. Bidding on the names of treatment centers and editing their map entries are treated as fraud.',
        notes: '',
        keywords: [
          'drug rehab near me',
          'fentanyl addiction help',
          'meth treatment center',
          'inpatient drug rehab',
          'cocaine rehab',
          'rehab for my son',
        ],
      },
      es: {
        title: 'Tratamiento de drogas: línea de ingreso con internación',
        description:
          'Personas que luchan con fentanilo, metanfetamina, cocaína o pastillas, y sus familias, llegan a programas de internación con lugar.',
        detailedDescription:
          'Un grupo nacional de programas comparte un solo equipo de admisiones, que cruza sustancia, seguro y región con una cama libre. Las familias llaman tras una sobredosis o una recaída y quieren actuar antes de que pase el momento. Como un equipo cubre muchos programas, rara vez se pierde a quien no encaja en el primer centro.',
        targetAudience: 'Adultos con trastorno por consumo, y los padres, parejas y hermanos que buscan por ellos.',
        target: 'Llamadas sobre internación por drogas en que la persona acepta tratarse o se planea una intervención.',
        qualification:
          'Paciente adulto, cobertura comercial o medios para pagar, y un consumo que no sea solo tabaco o cannabis.',
        conversionRequirements:
          'Se toman los datos del seguro para verificarlos y se inicia una preevaluación clínica.',
        restrictions:
          'Las líneas de ayuda no deben presentarse como servicios del gobierno o sin fines de lucro. Pujar por nombres de centros o editar sus fichas en mapas se trata como fraude.',
        notes: '',
        keywords: [
          'rehabilitación de drogas cerca de mí',
          'ayuda adicción al fentanilo',
          'tratamiento para metanfetamina',
          'rehabilitación con internación',
          'rehabilitación cocaína',
          'centro de rehabilitación para mi hijo',
        ],
      },
    },
  },
  {
    publicId: 'RH003',
    type: 'call',
    terms: {
      pricing: tiered([300, 7000], [480, 11000], [720, 15000]),
      minimumSeconds: 300,
      geo: onlyIn('CA', 'NV', 'OR', 'WA'),
      hours: { ...AROUND_THE_CLOCK, zone: LOS_ANGELES },
      caps: caps(50, 1000),
      concurrency: { campaign: 6, perPublisher: 2 },
      approvalDays: 10,
      duplicates: duplicatesWithin(60),
      targets: ring('+12065550129'),
      traffic: {
        allowed: ['seo', 'paid_search', 'content_blogs', 'social_organic', 'video', 'radio_tv'],
        prohibited: [
          'brand_bidding',
          'incentivized',
          'robocalls',
          'adult',
          'misleading_claims',
          'sms',
          'email',
          'push',
          'pop_ads',
        ],
      },
    },
    texts: {
      en: {
        title: 'Dual Diagnosis: Addiction and Mental Health Together',
        description:
          'For callers whose drinking or drug use goes along with depression, PTSD or bipolar disorder, and who need both treated at once.',
        detailedDescription:
          'West Coast programs with psychiatrists on staff treat addiction and mental illness in one plan. Callers have often been through rehab before and relapsed because nobody looked at the other half. Histories are complex and calls are long, so payment climbs with the time that the clinician needs.',
        targetAudience: 'Adults with co-occurring conditions, veterans, first responders and their families.',
        target: 'Calls about residential or day programs for combined conditions.',
        qualification:
          'A mental health diagnosis or clear symptoms in addition to substance use, stable enough for a voluntary program, with coverage that the centers accept.',
        conversionRequirements:
          'The clinician completes the screening for both conditions and discusses a level of care.',
        restrictions:
          'Content on suicide must follow safe-messaging guidelines and show the 988 lifeline. Medication may not be advertised by brand.',
        notes: "Veterans' coverage is accepted at some centers; mention it only as a question to ask.",
        keywords: [
          'dual diagnosis treatment',
          'rehab for depression and alcohol',
          'ptsd addiction treatment',
          'bipolar rehab center',
          'mental health rehab',
        ],
      },
      es: {
        title: 'Diagnóstico dual: adicción y salud mental a la vez',
        description:
          'Para quienes beben o consumen y además viven con depresión, trauma o trastorno bipolar, y necesitan tratar ambas cosas juntas.',
        detailedDescription:
          'Programas de la costa oeste con psiquiatras en su equipo tratan la adicción y la enfermedad mental en un solo plan. Muchos ya pasaron por rehabilitación y recayeron porque nadie miró la otra mitad. Las historias son complejas y las llamadas largas, así que el pago sube con el tiempo que el clínico necesita.',
        targetAudience: 'Adultos con condiciones simultáneas, veteranos, personal de emergencias y sus familias.',
        target: 'Llamadas sobre programas residenciales o de día para condiciones combinadas.',
        qualification:
          'Un diagnóstico de salud mental o síntomas claros además del consumo, estabilidad para un programa voluntario y una cobertura que los centros acepten.',
        conversionRequirements:
          'El clínico completa la evaluación de ambas condiciones y conversa sobre el nivel de atención.',
        restrictions:
          'Todo contenido sobre suicidio debe seguir las guías de mensajes seguros y mostrar la línea 988. No se pueden anunciar medicamentos por marca.',
        notes: 'Algunos centros aceptan la cobertura de veteranos; menciónala solo como una pregunta por hacer.',
        keywords: [
          'tratamiento de diagnóstico dual',
          'rehabilitación depresión y alcohol',
          'tratamiento trauma y adicción',
          'centro para bipolaridad y adicción',
          'rehabilitación salud mental',
        ],
      },
    },
  },
  {
    publicId: 'RH004',
    type: 'call',
    promoMaterialsAvailable: true,
    terms: {
      pricing: flat(9500),
      minimumSeconds: 300,
      geo: onlyIn('AZ', 'CA', 'FL', 'IL', 'NJ', 'NY', 'TX'),
      hours: AROUND_THE_CLOCK,
      caps: caps(50, 1000),
      concurrency: { campaign: 5, perPublisher: 2 },
      approvalDays: 10,
      duplicates: duplicatesWithin(90),
      targets: ring('+13055550146'),
      traffic: {
        allowed: ['seo', 'paid_search', 'social_organic', 'content_blogs', 'radio_tv', 'print', 'video'],
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
        title: 'Addiction Help in Spanish for Families',
        description:
          'A confidential Spanish line where families find treatment for a son, a spouse or a father without shame and without a language barrier.',
        detailedDescription:
          'Bilingual counselors serve a community that seldom finds treatment in its own language. Mothers and wives make most of the calls, ask what the insurance pays and worry about privacy and work. Centers with Spanish-speaking therapists wait for these families, and a warm first conversation decides.',
        targetAudience: 'Hispanic families in the United States facing alcohol or drug addiction of an adult member.',
        target: 'Spanish-language calls asking for inpatient or intensive outpatient treatment.',
        qualification:
          'A concrete adult patient, some form of private coverage or funds, and a caller who wants treatment information now.',
        conversionRequirements:
          "The counselor identifies the patient's situation and explains at least one suitable program.",
        restrictions:
          'Religious healing, unlicensed homes and miracle cures may not be promoted alongside. Immigration status must never be asked about or mentioned in ads.',
        notes: 'Radio spots in Spanish are available, already approved.',
        keywords: [
          'spanish speaking rehab',
          'addiction help in spanish',
          'hispanic alcohol treatment',
          'bilingual drug counselor',
          'rehab for hispanic families',
        ],
      },
      es: {
        title: 'Ayuda para las adicciones en español, para familias',
        description:
          'Una línea confidencial en español donde las familias encuentran tratamiento para un hijo, un esposo o un padre, sin vergüenza y sin barrera de idioma.',
        detailedDescription:
          'Consejeros bilingües atienden a una comunidad que pocas veces encuentra tratamiento en su idioma. Las madres y esposas hacen la mayoría de las llamadas, preguntan qué paga el seguro y se preocupan por la privacidad y el trabajo. Centros con terapeutas hispanohablantes esperan a estas familias, y lo que decide es una primera conversación cálida.',
        targetAudience:
          'Familias hispanas en Estados Unidos que enfrentan el alcoholismo o la drogadicción de un adulto.',
        target: 'Llamadas en español que piden tratamiento con internación o ambulatorio intensivo.',
        qualification:
          'Un paciente adulto concreto, alguna cobertura privada o fondos, y alguien que quiere información de tratamiento ahora.',
        conversionRequirements:
          'El consejero entiende la situación del paciente y explica al menos un programa adecuado.',
        restrictions:
          'No se pueden promover a la par sanaciones religiosas, anexos sin licencia ni curas milagrosas. Nunca se pregunta ni se menciona el estatus migratorio en los anuncios.',
        notes: 'Hay cuñas de radio en español, ya aprobadas.',
        keywords: [
          'centro de rehabilitación en español',
          'ayuda para adicciones en español',
          'tratamiento alcohol para hispanos',
          'consejero de drogas bilingüe',
          'rehabilitación para familias hispanas',
        ],
      },
    },
  },
  {
    publicId: 'RH005',
    type: 'lead',
    terms: {
      pricing: flat(6000),
      geo: everywhereBut('AK', 'HI'),
      hours: hours([8, 22], [9, 20], [9, 20]),
      caps: caps(50, 1000),
      approvalDays: 14,
      duplicates: duplicatesWithin(180),
      traffic: {
        allowed: ['seo', 'paid_search', 'content_blogs', 'native', 'social_organic'],
        prohibited: [
          'brand_bidding',
          'incentivized',
          'robocalls',
          'adult',
          'misleading_claims',
          'sms',
          'email',
          'push',
          'pop_ads',
          'social_ads',
        ],
      },
    },
    texts: {
      en: {
        title: 'Rehab Insurance Verification Leads',
        description:
          'People not ready to phone submit a confidential form to learn what their plan covers at accredited treatment centers.',
        detailedDescription:
          'Many searchers prefer to type before they talk, and a benefits check is the natural first step. Our verification desk contacts the insurer and answers the person in the way they chose, without pressure. Leads that arrive with a member ID and a stated level of urgency usually lead to an assessment within the week.',
        targetAudience: 'Adults considering outpatient or inpatient care and relatives who carry the policy.',
        target: 'Confidential verification requests with insurer, plan type, member ID and preferred contact.',
        qualification:
          'Commercial plan that verifies as active, request made for an identified adult, and a person who responds to the first contact.',
        conversionRequirements: 'Benefits are verified and the person acknowledges the result.',
        restrictions:
          'Submissions may be sent only through our encrypted form and must never be resold, in line with 42 CFR Part 2. Chat bots may not impersonate counselors.',
        notes: '',
        keywords: [
          'does my insurance cover rehab',
          'rehab insurance check',
          'verify insurance for rehab',
          'rehab covered by insurance',
          'outpatient rehab insurance',
        ],
      },
      es: {
        title: 'Verificación de seguro para rehabilitación: leads',
        description:
          'Quien aún no se anima a llamar envía un formulario confidencial para saber qué cubre su plan en centros acreditados.',
        detailedDescription:
          'Mucha gente prefiere escribir antes de hablar, y revisar la cobertura es el primer paso natural. Nuestra mesa de verificación contacta a la aseguradora y responde por el medio que la persona eligió, sin presión. Los leads que llegan con número de miembro y urgencia indicada suelen pasar a evaluación en la misma semana.',
        targetAudience:
          'Adultos que consideran atención ambulatoria o con internación, y familiares titulares de la póliza.',
        target: 'Solicitudes confidenciales con aseguradora, tipo de plan, número de miembro y contacto preferido.',
        qualification:
          'Plan comercial que figura activo, solicitud para un adulto identificado y alguien que responde al primer contacto.',
        conversionRequirements: 'Se verifica la cobertura y la persona confirma que recibió el resultado.',
        restrictions:
          'Los datos solo pueden enviarse por nuestro formulario cifrado y nunca revenderse, conforme a 42 CFR Parte 2. Los chatbots no pueden hacerse pasar por consejeros.',
        notes: '',
        keywords: [
          'mi seguro cubre rehabilitación',
          'revisar seguro para rehabilitación',
          'verificar seguro centro de adicciones',
          'rehabilitación cubierta por el seguro',
          'rehabilitación ambulatoria con seguro',
        ],
      },
    },
  },
]);
