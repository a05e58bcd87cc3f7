import { catalogueOf, hours } from './catalogue-offer.ts';
import { CHICAGO, caps, duplicatesWithin, dynamic, everywhereBut, flat, onlyIn, ring, tiered } from './shorthand.ts';

export const HEALTH_INSURANCE = catalogueOf('health', [
  {
    publicId: 'HL001',
    subCategory: 'health_insurance',
    type: 'call',
    promoMaterialsAvailable: true,
    terms: {
      pricing: dynamic(3000, 4500, 6500),
      minimumSeconds: 120,
      geo: everywhereBut(
        'CA',
        'CO',
        'CT',
        'DC',
        'GA',
        'ID',
        'IL',
        'KY',
        'MA',
        'MD',
        'ME',
        'MN',
        'NJ',
        'NM',
        'NV',
        'NY',
        'PA',
        'RI',
        'VA',
        'VT',
        'WA',
      ),
      locationMultipliers: { FL: 1.4, TX: 1.3, NC: 1.1, AK: 0.7, WY: 0.7 },
      hours: hours([9, 20], [10, 17], null),
      caps: caps(200, 5000),
      concurrency: { campaign: 25, perPublisher: 8 },
      duplicates: duplicatesWithin(60),
      targets: ring('+13055550104', '+18135550117'),
      traffic: {
        allowed: ['seo', 'paid_search', 'social_ads', 'native', 'content_blogs', 'comparison_sites', 'radio_tv'],
        prohibited: ['brand_bidding', 'incentivized', 'robocalls', 'adult', 'misleading_claims', 'sms', 'pop_ads'],
      },
    },
    texts: {
      en: {
        title: 'Marketplace Health Plans: Licensed Agent Calls',
        description:
          'Families without employer coverage speak with a licensed agent who compares Marketplace plans and checks whether they qualify for lower premiums.',
        detailedDescription:
          'Our agencies enroll individuals and families in plans sold through the federal Marketplace. Callers usually lost job coverage, moved, had a baby or turned 26, and want to know what a plan would cost with their income. Agents stay on the line until the application is submitted, so well-informed callers convert at a high rate, above all during open enrollment.',
        targetAudience:
          "Self-employed and part-time workers, early retirees, young adults leaving a parent's plan and families who recently lost coverage.",
        target:
          'Inbound calls from people under 65 who are actively shopping for individual or family medical coverage.',
        qualification:
          'The caller lives in a served state, has no employer plan, Medicare or Medicaid, and is willing to share household size and income with the agent.',
        conversionRequirements:
          "A first-time caller asks for a quote and answers the agent's eligibility questions; questions about an existing claim or policy do not count.",
        restrictions:
          'No promises of free coverage, cash cards or government giveaways. Ads must not look like an official Marketplace page, and callers must dial in on their own initiative.',
        notes:
          'Volume and agent staffing rise sharply during open enrollment; ask your manager for seasonal creatives.',
        keywords: [
          'affordable health insurance',
          'marketplace health plans',
          'obamacare quotes',
          'health insurance for self employed',
          'lost job health coverage',
          'family health insurance',
        ],
      },
      es: {
        title: 'Planes de salud del Mercado: llamadas con agentes licenciados',
        description:
          'Familias sin cobertura del empleador hablan con un agente licenciado que compara los planes del Mercado y revisa si califican para primas más bajas.',
        detailedDescription:
          'Nuestras agencias inscriben a personas y familias en planes que se venden a través del Mercado federal. Quien llama suele haber perdido el seguro del trabajo, haberse mudado, tenido un bebé o cumplido 26 años, y quiere saber cuánto costaría un plan con sus ingresos. Los agentes acompañan hasta enviar la solicitud, así que las llamadas bien informadas convierten muy bien, sobre todo en la inscripción abierta.',
        targetAudience:
          'Trabajadores independientes y de medio tiempo, jubilados anticipados, jóvenes que salen del plan de sus padres y familias que perdieron su cobertura hace poco.',
        target:
          'Llamadas entrantes de personas menores de 65 años que buscan activamente un seguro médico individual o familiar.',
        qualification:
          'La persona vive en un estado atendido, no tiene plan del empleador, Medicare ni Medicaid, y acepta decirle al agente cuántos son en el hogar y cuánto ganan.',
        conversionRequirements:
          'Alguien que llama por primera vez pide una cotización y responde las preguntas de elegibilidad del agente; las consultas sobre un reclamo o una póliza vigente no cuentan.',
        restrictions:
          'Prohibido prometer cobertura gratis, tarjetas de dinero o regalos del gobierno. Los anuncios no pueden parecer una página oficial del Mercado, y la persona debe llamar por iniciativa propia.',
        notes:
          'El volumen y la cantidad de agentes crecen mucho durante la inscripción abierta; pide a tu gerente los anuncios de temporada.',
        keywords: [
          'seguro médico económico',
          'planes del mercado de salud',
          'cotización obamacare',
          'seguro médico para independientes',
          'perdí el seguro del trabajo',
          'seguro médico familiar',
        ],
      },
    },
  },
  {
    publicId: 'HL002',
    subCategory: 'medicare_insurance',
    type: 'call',
    terms: {
      pricing: tiered([90, 2500], [180, 4500], [300, 7000]),
      minimumSeconds: 90,
      hours: hours([9, 18], null, null, CHICAGO),
      caps: caps(300, 7000),
      concurrency: { campaign: 40, perPublisher: 10 },
      approvalDays: 14,
      duplicates: duplicatesWithin(90),
      recording: { enabled: true, retentionDays: 3650 },
      targets: ring('+13125550128', '+16155550141'),
      traffic: {
        allowed: ['seo', 'paid_search', 'content_blogs', 'comparison_sites', 'radio_tv', 'print'],
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
          'influencers',
        ],
      },
    },
    texts: {
      en: {
        title: 'Medicare Advantage and Supplement Plan Review',
        description:
          'People on Medicare, or about to be, call a licensed agent to compare Advantage, Supplement and Part D plans in their county.',
        detailedDescription:
          "Our Medicare brokers represent several carriers and review a caller's doctors, prescriptions and budget before recommending anything. Most callers are turning 65, leaving employer coverage or unhappy with a change to their current plan. Payment grows with the length of the conversation, which rewards publishers who send people with a real question.",
        targetAudience:
          'Adults 64 and older, people on Medicare because of a disability, and relatives who help them choose.',
        target: 'Consumer-initiated calls about joining, switching or understanding a Medicare plan.',
        qualification:
          'The person has Medicare Parts A and B, or becomes eligible within months, and can decide about their own coverage or has a representative on the line.',
        conversionRequirements:
          'The caller agrees to be recorded, hears the required disclaimer and discusses plan options with the agent.',
        restrictions:
          "CMS marketing rules apply in full: every creative is approved before it runs, carries the third-party marketing disclaimer and never uses the Medicare name, card or logo in a misleading way. Advertised benefits must exist in the viewer's service area, and no outbound contact may precede the call.",
        notes: 'Send scripts and landing pages for review early; carriers file them with CMS before approval.',
        keywords: [
          'medicare advantage plans',
          'medicare supplement quotes',
          'turning 65 medicare',
          'part d plans',
          'compare medicare plans',
          'medicare open enrollment',
        ],
      },
      es: {
        title: 'Revisión de planes Medicare Advantage y Suplementarios',
        description:
          'Personas con Medicare, o a punto de tenerlo, llaman a un agente licenciado para comparar planes Advantage, suplementarios y Parte D de su condado.',
        detailedDescription:
          'Nuestros corredores de Medicare representan a varias aseguradoras y revisan los médicos, las recetas y el presupuesto de la persona antes de recomendar algo. La mayoría está por cumplir 65 años, deja el seguro del trabajo o no está conforme con un cambio en su plan. El pago crece con la duración de la conversación, lo que premia a quien envía personas con una duda real.',
        targetAudience:
          'Adultos de 64 años o más, personas con Medicare por discapacidad y familiares que les ayudan a elegir.',
        target: 'Llamadas iniciadas por el consumidor para inscribirse en un plan de Medicare, cambiarlo o entenderlo.',
        qualification:
          'La persona tiene las Partes A y B de Medicare, o será elegible en los próximos meses, y puede decidir sobre su cobertura o tiene a un representante en la línea.',
        conversionRequirements:
          'Quien llama acepta la grabación, escucha el aviso obligatorio y conversa con el agente sobre opciones de planes.',
        restrictions:
          'Rigen por completo las normas de publicidad de CMS: cada anuncio se aprueba antes de publicarse, lleva el aviso de comercialización por terceros y nunca usa el nombre, la tarjeta ni el logo de Medicare de forma engañosa. Los beneficios anunciados deben existir en la zona de quien los ve, y ningún contacto saliente puede preceder a la llamada.',
        notes:
          'Envía con tiempo los guiones y las páginas de destino; las aseguradoras los registran ante CMS antes de aprobarlos.',
        keywords: [
          'planes medicare advantage',
          'cotizar suplemento de medicare',
          'medicare al cumplir 65',
          'planes parte d',
          'comparar planes de medicare',
          'inscripción abierta de medicare',
        ],
      },
    },
  },
  {
    publicId: 'HL003',
    subCategory: 'medicare_insurance',
    type: 'call',
    promoMaterialsAvailable: true,
    terms: {
      pricing: flat(6000),
      minimumSeconds: 180,
      geo: onlyIn('FL', 'TX', 'CA', 'NY'),
      hours: hours([9, 18], null, null),
      caps: caps(50, 1000),
      concurrency: { campaign: 6, perPublisher: 3 },
      approvalDays: 14,
      duplicates: duplicatesWithin(90),
      recording: { enabled: true, retentionDays: 3650 },
      targets: ring('+17865550112'),
      traffic: {
        allowed: ['seo', 'paid_search', 'social_organic', 'content_blogs', 'radio_tv', 'print'],
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
        ],
      },
    },
    texts: {
      en: {
        title: 'Medicare in Spanish: Bilingual Advisor Line',
        description:
          'Spanish-speaking seniors get unhurried help with Medicare from advisors who grew up with the language and know the local clinics.',
        detailedDescription:
          'A boutique agency with bilingual advisors serves Hispanic communities that the large call centers often leave waiting. Callers ask which plans include their family doctor, whether they can keep Medicaid and how prescriptions are covered. Trust is what closes here, so community radio, church bulletins and local content work better than generic ads.',
        targetAudience:
          'Spanish-speaking adults with Medicare or close to it, and the sons and daughters who look after their paperwork.',
        target: 'Calls held mainly in Spanish from beneficiaries who want to review or choose a plan.',
        qualification:
          'A beneficiary, or someone authorized to speak for one, who is present on the call and open to a plan comparison.',
        conversionRequirements:
          'The advisor confirms Medicare eligibility and county of residence, and the caller stays for the comparison.',
        restrictions:
          'Spanish creatives need the same prior approval and CMS disclaimer as English ones, in a translation that we supply. It is forbidden to suggest that benefits are about to be lost or that the call comes from the government.',
        notes: '',
        keywords: [
          'medicare in spanish',
          'bilingual medicare agent',
          'hispanic seniors medicare',
          'medicare and medicaid dual plans',
          'medicare help for parents',
        ],
      },
      es: {
        title: 'Medicare en español: línea de asesores bilingües',
        description:
          'Adultos mayores hispanohablantes reciben ayuda sin prisa sobre Medicare, de asesores que crecieron con el idioma y conocen las clínicas de la zona.',
        detailedDescription:
          'Una agencia pequeña de asesores bilingües atiende a comunidades hispanas que los grandes centros de llamadas suelen dejar esperando. La gente pregunta qué planes incluyen a su médico de siempre, si puede conservar Medicaid y cómo se cubren sus medicinas. Aquí lo que cierra es la confianza: la radio comunitaria, los boletines de la iglesia y el contenido local rinden más que los anuncios genéricos.',
        targetAudience:
          'Adultos que hablan español y tienen Medicare o están cerca de tenerlo, y los hijos que se ocupan de sus trámites.',
        target: 'Llamadas sostenidas principalmente en español, de beneficiarios que quieren revisar o elegir un plan.',
        qualification:
          'Un beneficiario, o alguien autorizado a hablar por él, presente en la llamada y dispuesto a comparar planes.',
        conversionRequirements:
          'El asesor confirma la elegibilidad para Medicare y el condado de residencia, y la persona se queda para la comparación.',
        restrictions:
          'Los anuncios en español requieren la misma aprobación previa y el mismo aviso de CMS que los ingleses, en la traducción que entregamos. Está prohibido insinuar que se van a perder beneficios o que la llamada viene del gobierno.',
        notes: '',
        keywords: [
          'medicare en español',
          'agente de medicare que hable español',
          'medicare para hispanos',
          'planes duales medicare y medicaid',
          'ayuda con medicare para mis padres',
        ],
      },
    },
  },
]);
