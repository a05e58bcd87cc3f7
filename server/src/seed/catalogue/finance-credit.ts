import { catalogueOf, hours } from './catalogue-offer.ts';
import {
  CHICAGO,
  caps,
  DENVER,
  duplicatesWithin,
  dynamic,
  everywhereBut,
  flat,
  LOS_ANGELES,
  ring,
} from './shorthand.ts';

export const FINANCE_CREDIT = catalogueOf('finance', [
  {
    publicId: 'FN001',
    subCategory: 'debt_consolidation',
    type: 'call',
    promoMaterialsAvailable: true,
    terms: {
      pricing: dynamic(3000, 4000, 6000),
      minimumSeconds: 150,
      geo: everywhereBut('CT', 'ND', 'OR', 'VT', 'WV'),
      locationMultipliers: { CA: 1.5, TX: 1.25, FL: 1.25, ME: 0.75 },
      hours: hours([9, 21], [10, 18], null),
      caps: caps(150, 4000),
      concurrency: { campaign: 20, perPublisher: 6 },
      approvalDays: 7,
      duplicates: duplicatesWithin(60),
      targets: ring('+16025550118', '+18435550160'),
      traffic: {
        allowed: ['seo', 'paid_search', 'native', 'social_ads', 'email', 'comparison_sites', 'radio_tv'],
        prohibited: ['brand_bidding', 'incentivized', 'robocalls', 'adult', 'misleading_claims', 'pop_ads', 'sms'],
      },
    },
    texts: {
      en: {
        title: 'Debt Consolidation Specialists: One Monthly Payment',
        description:
          'Households juggling several card balances talk to a specialist about rolling them into a single lower payment.',
        detailedDescription:
          'Our lending desk consolidates credit cards, store cards and medical bills through a panel of lenders and nonprofit counseling agencies. Callers have a steady income but are frustrated by interest that never seems to shrink. A soft credit check during the call shows real options, so people stay on the line and many sign the same day.',
        targetAudience:
          'Employed adults with five-figure unsecured debt who still pay on time but make little progress.',
        target:
          'Calls from people who want to combine balances, not from those seeking a first credit card or a payday loan.',
        qualification:
          'The caller owes at least $7,500 in unsecured debt, has verifiable income and agrees to a soft credit inquiry.',
        conversionRequirements:
          'The specialist completes the budget interview and presents at least one consolidation option.',
        restrictions:
          'Guaranteed approval, fixed savings and any hint of a government program are not allowed. Consent under the TCPA is needed before a prospect is transferred or called back.',
        notes: '',
        keywords: [
          'debt consolidation loan',
          'combine credit card debt',
          'lower my credit card payments',
          'consolidate bills',
          'one monthly payment debt',
        ],
      },
      es: {
        title: 'Consolidación de deudas: un solo pago mensual',
        description:
          'Hogares que hacen malabares con varias tarjetas hablan con un especialista para unirlas en un pago más bajo.',
        detailedDescription:
          'Nuestra mesa de crédito consolida tarjetas, cuentas de tiendas y facturas médicas a través de un panel de prestamistas y agencias de asesoría sin fines de lucro. Quien llama tiene ingresos estables pero está frustrado con intereses que nunca bajan. Una consulta de crédito que no afecta el puntaje muestra opciones reales durante la llamada, así que la gente se queda y muchos firman el mismo día.',
        targetAudience:
          'Adultos con empleo y deudas sin garantía de cinco cifras que pagan a tiempo pero avanzan poco.',
        target:
          'Llamadas de personas que quieren juntar saldos, no de quienes buscan su primera tarjeta o un préstamo de día de pago.',
        qualification:
          'La persona debe al menos $7,500 sin garantía, tiene ingresos comprobables y acepta una consulta de crédito suave.',
        conversionRequirements:
          'El especialista completa la entrevista de presupuesto y presenta al menos una opción de consolidación.',
        restrictions:
          'No se permite hablar de aprobación garantizada, de ahorros fijos ni insinuar un programa del gobierno. Se necesita consentimiento según la TCPA antes de transferir o devolver la llamada a un interesado.',
        notes: '',
        keywords: [
          'préstamo para consolidar deudas',
          'unir deudas de tarjetas',
          'bajar pagos de tarjetas de crédito',
          'consolidar cuentas',
          'un solo pago mensual',
        ],
      },
    },
  },
  {
    publicId: 'FN002',
    subCategory: 'mortgage_loan_advisory',
    type: 'lead',
    terms: {
      pricing: dynamic(4000, 5500, 8000),
      geo: everywhereBut('AK', 'HI', 'MA', 'NY'),
      locationMultipliers: { CA: 1.4, WA: 1.3, CO: 1.2, MS: 0.75, AR: 0.75 },
      hours: hours([8, 19], [9, 14], null, DENVER),
      caps: caps(100, 2500),
      approvalDays: 10,
      duplicates: duplicatesWithin(90),
      traffic: {
        allowed: ['seo', 'paid_search', 'native', 'display', 'email', 'comparison_sites', 'content_blogs'],
        prohibited: ['brand_bidding', 'incentivized', 'robocalls', 'adult', 'misleading_claims', 'sms', 'pop_ads'],
      },
    },
    texts: {
      en: {
        title: 'Home Purchase and Refinance Advisory Leads',
        description:
          'Buyers and homeowners compare mortgage options with a licensed loan officer who works with conventional, FHA and VA programs.',
        detailedDescription:
          'Our brokerage places loans with more than thirty wholesale lenders and answers inquiries within minutes. Leads describe the property, their credit range and how soon they want to act, so the officer calls with a worked scenario instead of a sales pitch. First-time buyers and cash-out refinancers convert best.',
        targetAudience: 'Renters ready to buy, move-up families, veterans and owners with equity to tap.',
        target: 'Exclusive leads with loan purpose, property ZIP, estimated value, credit range and time frame.',
        qualification:
          "Credit score of 600 or better by the applicant's own estimate, a property in a licensed state and no loan already in underwriting.",
        conversionRequirements: 'Contact data is verified and the prospect confirms the request when reached.',
        restrictions:
          'Advertised rates need an APR and the disclosures of Regulation Z, so please leave rates out altogether. Trigger leads, recycled data and co-registration are refused.',
        notes: 'Live appointments for loan officers can be arranged once quality is proven.',
        keywords: [
          'mortgage rates today',
          'fha loan requirements',
          'refinance my house',
          'cash out refinance',
          'va home loan',
          'first time home buyer loan',
        ],
      },
      es: {
        title: 'Asesoría hipotecaria: leads de compra y refinanciamiento',
        description:
          'Compradores y propietarios comparan opciones con un oficial de préstamos licenciado que trabaja con programas convencionales, FHA y VA.',
        detailedDescription:
          'Nuestra correduría coloca préstamos con más de treinta prestamistas mayoristas y responde en minutos. El lead describe la propiedad, su rango de crédito y cuándo quiere actuar, de modo que el oficial llama con un escenario hecho y no con un discurso de venta. Los compradores de primera vivienda y quienes refinancian para retirar efectivo son los que mejor convierten.',
        targetAudience:
          'Inquilinos listos para comprar, familias que buscan una casa más grande, veteranos y dueños con capital acumulado.',
        target:
          'Leads exclusivos con propósito del préstamo, código postal de la propiedad, valor estimado, rango de crédito y plazo.',
        qualification:
          'Puntaje de 600 o más según el propio solicitante, propiedad en un estado con licencia y ningún préstamo ya en evaluación.',
        conversionRequirements:
          'Los datos de contacto se verifican y la persona confirma su solicitud cuando la llaman.',
        restrictions:
          'Anunciar tasas exige mostrar el APR y los avisos de la Regulación Z, por lo que es mejor no mencionarlas. Se rechazan los datos comprados a burós, los reciclados y los de registro compartido.',
        notes: 'Con calidad demostrada se pueden organizar citas en vivo para los oficiales.',
        keywords: [
          'tasas hipotecarias hoy',
          'requisitos préstamo fha',
          'refinanciar mi casa',
          'refinanciar para sacar efectivo',
          'préstamo va para veteranos',
          'préstamo primera vivienda',
        ],
      },
    },
  },
  {
    publicId: 'FN003',
    subCategory: 'personal_loans',
    type: 'lead',
    promoMaterialsAvailable: true,
    terms: {
      pricing: flat(1400),
      geo: everywhereBut('CT', 'IA', 'NV', 'VT', 'WV'),
      hours: hours([0, 24], [0, 24], [0, 24], CHICAGO),
      caps: caps(300, 7000),
      approvalDays: 3,
      duplicates: duplicatesWithin(30),
      traffic: {
        allowed: ['seo', 'paid_search', 'display', 'native', 'email', 'push', 'comparison_sites', 'content_blogs'],
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
        title: 'Installment Loan Marketplace for Fair to Good Credit',
        description:
          "A short application returns several personal loan offers without touching the applicant's credit score.",
        detailedDescription:
          'Our marketplace connects borrowers with state-licensed installment lenders and credit unions. Applicants usually cover a car repair, a move or a wedding and want an answer today. The form works well on phones, and lenders compete for each file, so acceptance is broad from fair credit upward.',
        targetAudience: 'Working adults with a bank account and a specific expense to finance.',
        target: 'Complete applications for unsecured installment loans.',
        qualification:
          'Applicant is an adult US resident with direct-deposit income and an open checking account, applying in their own name.',
        conversionRequirements: 'At least one lender accepts the application and the applicant is shown an offer.',
        restrictions:
          'Payday wording, instant-approval claims and targeting of active-duty military families are prohibited. Representative APR examples come from our media kit and must be kept current.',
        notes: '',
        keywords: [
          'personal loan fair credit',
          'installment loans online',
          'quick personal loan',
          'loan for car repair',
          'unsecured personal loan',
        ],
      },
      es: {
        title: 'Préstamos personales a plazos para crédito regular o bueno',
        description: 'Una solicitud corta devuelve varias ofertas de préstamo sin afectar el puntaje de crédito.',
        detailedDescription:
          'Nuestro mercado conecta a solicitantes con prestamistas licenciados por el estado y cooperativas de crédito. La gente suele cubrir un arreglo del auto, una mudanza o una boda y quiere respuesta hoy. El formulario funciona bien en el teléfono y los prestamistas compiten por cada solicitud, por eso la aceptación es amplia desde crédito regular.',
        targetAudience: 'Adultos que trabajan, tienen cuenta bancaria y un gasto concreto por financiar.',
        target: 'Solicitudes completas de préstamos a plazos sin garantía.',
        qualification:
          'Solicitante adulto, residente en EE. UU., con ingresos por depósito directo y cuenta corriente abierta, que aplica a su propio nombre.',
        conversionRequirements: 'Al menos un prestamista acepta la solicitud y se muestra una oferta.',
        restrictions:
          'Se prohíben el lenguaje de préstamos de día de pago, la aprobación instantánea y la segmentación a familias militares en servicio. Los ejemplos de APR salen de nuestro kit de medios y deben mantenerse al día.',
        notes: '',
        keywords: [
          'préstamo personal crédito regular',
          'préstamos a plazos en línea',
          'préstamo personal rápido',
          'préstamo para reparar el auto',
          'préstamo sin garantía',
        ],
      },
    },
  },
  {
    publicId: 'FN004',
    subCategory: 'credit_cards',
    type: 'lead',
    terms: {
      pricing: { kind: 'per_conversion', conversion: 'sale', priceCents: 7000 },
      hours: hours([0, 24], [0, 24], [0, 24]),
      approvalDays: 14,
      duplicates: duplicatesWithin(365),
      unknownPlace: 'accept',
      traffic: {
        allowed: ['seo', 'content_blogs', 'comparison_sites', 'email', 'video', 'influencers', 'native'],
        prohibited: [
          'brand_bidding',
          'incentivized',
          'robocalls',
          'adult',
          'misleading_claims',
          'pop_ads',
          'sms',
          'push',
        ],
      },
    },
    texts: {
      en: {
        title: 'Credit Builder and Secured Card Approvals',
        description:
          'Content publishers earn on every approved account for cards that help people start or rebuild credit.',
        detailedDescription:
          'We work with issuing banks that offer secured and starter cards reporting to all three bureaus. Readers arrive after a denial, a bankruptcy or a move to the United States and look for a card that will actually accept them. Clear explanations of deposits and fees lead to more approvals than headline promises.',
        targetAudience: 'Immigrants new to US credit, students and adults rebuilding a score after hardship.',
        target: 'Applicants who understand that a refundable deposit or a low starting limit may apply.',
        qualification:
          "The account is opened by a new cardholder with a valid SSN or ITIN and passes the bank's identity check.",
        conversionRequirements:
          'The bank approves the application and, for secured cards, receives the opening deposit.',
        restrictions:
          "Editorial pages must display the issuer's terms link and an advertiser disclosure. Fees and rates may be quoted only from the live issuer feed.",
        notes: 'Card issuers review pages every quarter.',
        keywords: [
          'secured credit card',
          'build credit card',
          'credit card with itin',
          'credit card after bankruptcy',
          'first credit card',
        ],
      },
      es: {
        title: 'Tarjetas aseguradas y para construir crédito: cuentas aprobadas',
        description:
          'Los sitios de contenido ganan por cada cuenta aprobada de tarjetas que ayudan a empezar o reconstruir el crédito.',
        detailedDescription:
          'Trabajamos con bancos emisores que ofrecen tarjetas aseguradas e iniciales que reportan a los tres burós. El lector llega después de un rechazo, una bancarrota o una mudanza a Estados Unidos y busca una tarjeta que de verdad lo acepte. Explicar con claridad depósitos y cargos logra más aprobaciones que las promesas de titular.',
        targetAudience:
          'Inmigrantes sin historial en EE. UU., estudiantes y adultos que reconstruyen su puntaje tras una mala racha.',
        target: 'Solicitantes que entienden que puede haber un depósito reembolsable o un límite inicial bajo.',
        qualification:
          'La cuenta la abre un titular nuevo con SSN o ITIN válido y pasa la verificación de identidad del banco.',
        conversionRequirements:
          'El banco aprueba la solicitud y, en tarjetas aseguradas, recibe el depósito de apertura.',
        restrictions:
          'Las páginas editoriales deben mostrar el enlace a los términos del emisor y el aviso de publicidad. Cargos y tasas solo pueden citarse de los datos en vivo del emisor.',
        notes: 'Los emisores revisan las páginas cada trimestre.',
        keywords: [
          'tarjeta de crédito asegurada',
          'tarjeta para construir crédito',
          'tarjeta de crédito con itin',
          'tarjeta después de bancarrota',
          'primera tarjeta de crédito',
        ],
      },
    },
  },
  {
    publicId: 'FN005',
    subCategory: 'debt_relief_programs',
    type: 'call',
    terms: {
      pricing: flat(6500),
      minimumSeconds: 200,
      hours: hours([7, 18], null, null, LOS_ANGELES),
      caps: caps(120, 3000),
      concurrency: { campaign: 15, perPublisher: 5 },
      approvalDays: 10,
      duplicates: duplicatesWithin(60),
      targets: ring('+19495550107', '+17145550131'),
      traffic: {
        allowed: ['seo', 'paid_search', 'native', 'email', 'content_blogs', 'radio_tv', 'print'],
        prohibited: ['brand_bidding', 'incentivized', 'robocalls', 'adult', 'misleading_claims', 'sms', 'pop_ads'],
      },
    },
    texts: {
      en: {
        title: 'IRS Tax Debt Help: Liens, Levies and Back Taxes',
        description:
          'Taxpayers with IRS or state letters call enrolled agents and tax attorneys about payment plans, penalty relief and settlements.',
        detailedDescription:
          'Our tax resolution firm employs enrolled agents, CPAs and attorneys who represent clients before the IRS. Callers hold a notice, face a garnished wage or have years of unfiled returns, and they want someone to take over. Investigators pull the account transcripts first, which makes the proposal credible and the calls long.',
        targetAudience:
          'Self-employed people, truckers, small-business owners and employees who owe federal or state taxes.',
        target: 'Calls from taxpayers with a balance due or unfiled years who have no representation yet.',
        qualification:
          'Total liability of at least $10,000 to the IRS or a state, current income, and a caller who can sign a power of attorney.',
        conversionRequirements: 'The intake agent records the amount owed, the tax years and the last letter received.',
        restrictions:
          'Settling for pennies on the dollar may not be promised. Nothing may resemble an IRS notice, seal or caller ID.',
        notes: 'Filing season and the weeks after the October extension deadline bring the strongest intent.',
        keywords: [
          'irs tax relief',
          'owe back taxes help',
          'stop wage garnishment irs',
          'offer in compromise',
          'unfiled tax returns',
          'tax lien help',
        ],
      },
      es: {
        title: 'Ayuda con deudas al IRS: gravámenes, embargos e impuestos atrasados',
        description:
          'Contribuyentes con cartas del IRS o del estado llaman a agentes y abogados tributarios para planes de pago, reducción de multas y acuerdos.',
        detailedDescription:
          'Nuestra firma de resolución de impuestos cuenta con agentes registrados, contadores públicos y abogados que representan a clientes ante el IRS. Quien llama tiene un aviso en la mano, un embargo de sueldo o años sin declarar, y quiere que alguien se haga cargo. Los investigadores piden primero las transcripciones de la cuenta, lo que da credibilidad a la propuesta y alarga las llamadas.',
        targetAudience:
          'Independientes, camioneros, dueños de pequeños negocios y empleados que deben impuestos federales o estatales.',
        target: 'Llamadas de contribuyentes con saldo pendiente o años sin declarar que aún no tienen representante.',
        qualification:
          'Deuda total de al menos $10,000 con el IRS o un estado, ingresos actuales y una persona que pueda firmar un poder.',
        conversionRequirements: 'El agente anota el monto adeudado, los años fiscales y la última carta recibida.',
        restrictions:
          'No se puede prometer saldar la deuda por centavos. Nada puede parecerse a un aviso, sello o identificador de llamada del IRS.',
        notes:
          'La temporada de declaraciones y las semanas posteriores a la prórroga de octubre traen la intención más fuerte.',
        keywords: [
          'ayuda con impuestos irs',
          'debo impuestos atrasados',
          'detener embargo de sueldo irs',
          'oferta de compromiso irs',
          'impuestos sin declarar',
          'gravamen del irs',
        ],
      },
    },
  },
  {
    publicId: 'FN006',
    subCategory: 'debt_relief_programs',
    type: 'lead',
    terms: {
      pricing: dynamic(2400, 3000, 4500),
      geo: everywhereBut('CT', 'GA', 'IL', 'KS', 'MN', 'NH', 'NJ', 'OR', 'SC', 'VT', 'WV'),
      locationMultipliers: { CA: 1.5, NY: 1.3, TX: 1.2, LA: 0.8 },
      hours: hours([8, 20], [9, 17], null, CHICAGO),
      caps: caps(200, 5000),
      duplicates: duplicatesWithin(60),
      traffic: {
        allowed: ['seo', 'paid_search', 'social_ads', 'native', 'display', 'email', 'content_blogs'],
        prohibited: ['brand_bidding', 'incentivized', 'robocalls', 'adult', 'misleading_claims', 'sms', 'push'],
      },
    },
    texts: {
      en: {
        title: 'Credit Card Debt Settlement Program',
        description:
          'People behind on cards or close to it request a free review of a program that negotiates balances with creditors.',
        detailedDescription:
          'An accredited settlement company negotiates enrolled debts and charges nothing until a creditor agrees. Prospects have usually lost income, divorced or faced a medical bill and no longer qualify for a loan. Counselors call within minutes and explain the effects on credit openly, which keeps cancellations low.',
        targetAudience: 'Adults in financial hardship who can no longer keep up with minimum payments.',
        target: 'Web leads that state total debt, number of creditors and payment status.',
        qualification:
          'Unsecured debt of $10,000 or more, hardship described by the prospect, and debts that are not student loans, taxes or mortgages.',
        conversionRequirements: 'Phone and e-mail are valid, and the prospect recalls the request when contacted.',
        restrictions:
          "The FTC's rules on debt relief apply: no advance-fee language and no percentages of savings. Forms need a recorded consent certificate for every submission.",
        notes: '',
        keywords: [
          'debt settlement',
          'credit card debt relief',
          'behind on credit cards',
          'alternative to bankruptcy',
          'negotiate credit card debt',
        ],
      },
      es: {
        title: 'Programa de liquidación de deudas de tarjetas',
        description:
          'Personas atrasadas con sus tarjetas, o a punto de estarlo, piden la revisión gratuita de un programa que negocia saldos con los acreedores.',
        detailedDescription:
          'Una compañía acreditada negocia las deudas inscritas y no cobra nada hasta que un acreedor acepta. Los interesados suelen haber perdido ingresos, pasado por un divorcio o recibido una factura médica, y ya no califican para un préstamo. Los consejeros llaman en minutos y explican sin rodeos el efecto en el crédito, por eso hay pocas cancelaciones.',
        targetAudience: 'Adultos en dificultad económica que ya no alcanzan a cubrir los pagos mínimos.',
        target: 'Leads web que indican deuda total, número de acreedores y estado de los pagos.',
        qualification:
          'Deuda sin garantía de $10,000 o más, una dificultad que la persona describe, y deudas que no sean estudiantiles, de impuestos ni hipotecas.',
        conversionRequirements:
          'El teléfono y el correo son válidos, y la persona recuerda su solicitud cuando la contactan.',
        restrictions:
          'Se aplican las normas de la FTC sobre alivio de deudas: nada de cobros por adelantado ni porcentajes de ahorro. Cada formulario debe guardar un certificado del consentimiento.',
        notes: '',
        keywords: [
          'liquidación de deudas',
          'alivio de deudas de tarjetas',
          'atrasado en las tarjetas',
          'alternativa a la bancarrota',
          'negociar deuda de tarjeta',
        ],
      },
    },
  },
]);
