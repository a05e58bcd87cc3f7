import { publicPaths } from '@callstead/contract/public-paths';
import { OFFERED } from '@callstead/domain/offered';
import type { LegalSection } from '../shared/legal-document.tsx';

export const TERMS: readonly LegalSection[] = [
  {
    id: 'acceptance',
    title: { en: 'Acceptance of the terms', es: 'Aceptación de los términos' },
    body: [
      {
        en: 'These terms govern the use of this website and of the pay-per-call and lead network offered on it under the name {network}. “The network”, “we” and “us” mean the person or company that operates this installation. Callstead is also the name of the open software it runs on; the authors of that software are no party to these terms unless they operate the network themselves.',
        es: 'Estos términos rigen el uso de este sitio web y de la red de pago por llamada y de leads que se ofrece en él con el nombre de {network}. «La red» y «nosotros» se refieren a la persona o empresa que opera esta instalación. Callstead es también el nombre del software abierto con el que funciona; los autores de ese software no son parte de estos términos, salvo que operen ellos mismos la red.',
      },
      {
        en: 'By creating an account or using the service you accept these terms and our Privacy Policy. If you act for a company, you declare that you are entitled to bind it. You must be at least 18 years old. If you do not agree, please do not use the service.',
        es: 'Al crear una cuenta o usar el servicio aceptas estos términos y nuestra Política de Privacidad. Si actúas en nombre de una empresa, declaras que tienes facultades para obligarla. Debes tener al menos 18 años. Si no estás de acuerdo, por favor no uses el servicio.',
      },
    ],
  },
  {
    id: 'service',
    title: { en: 'Description of the service', es: 'Descripción del servicio' },
    body: [
      {
        en: OFFERED.leads
          ? 'The network connects affiliates (also called publishers), who promote campaigns, with advertisers, who receive the resulting calls and leads and pay for those that qualify under the terms of the campaign. Affiliates receive a commission for them.'
          : 'The network connects affiliates (also called publishers), who promote campaigns, with advertisers, who receive the resulting calls and pay for those that qualify under the terms of the campaign. Affiliates receive a commission for them.',
        es: OFFERED.leads
          ? 'La red conecta a los afiliados (también llamados editores), que promocionan campañas, con los anunciantes, que reciben las llamadas y los leads resultantes y pagan por los que califican según las condiciones de la campaña. Los afiliados reciben una comisión por ellos.'
          : 'La red conecta a los afiliados (también llamados editores), que promocionan campañas, con los anunciantes, que reciben las llamadas resultantes y pagan por las que califican según las condiciones de la campaña. Los afiliados reciben una comisión por ellas.',
      },
      {
        en: OFFERED.links
          ? 'Calls are attributed through phone numbers assigned to one affiliate and one campaign, clicks through tracking links. Each call is checked against the campaign’s rules. A call qualifies when the conversation lasts at least the campaign’s minimum duration and no rule speaks against it. The decision and its reason are recorded and shown to both sides. What counts are the campaign terms in force when the call came in.'
          : 'Calls are attributed through phone numbers assigned to one affiliate and one campaign. Each call is checked against the campaign’s rules. A call qualifies when the conversation lasts at least the campaign’s minimum duration and no rule speaks against it. The decision and its reason are recorded and shown to both sides. What counts are the campaign terms in force when the call came in.',
        es: OFFERED.links
          ? 'Las llamadas se atribuyen mediante números de teléfono asignados a un afiliado y a una campaña; los clics, mediante enlaces de seguimiento. Cada llamada se comprueba con las reglas de la campaña. Una llamada califica cuando la conversación dura al menos el mínimo de la campaña y ninguna regla lo impide. La decisión y su motivo se registran y se muestran a ambas partes. Cuentan las condiciones de la campaña vigentes en el momento en que entró la llamada.'
          : 'Las llamadas se atribuyen mediante números de teléfono asignados a un afiliado y a una campaña. Cada llamada se comprueba con las reglas de la campaña. Una llamada califica cuando la conversación dura al menos el mínimo de la campaña y ninguna regla lo impide. La decisión y su motivo se registran y se muestran a ambas partes. Cuentan las condiciones de la campaña vigentes en el momento en que entró la llamada.',
      },
      {
        en: 'Where a campaign provides for it, calls are recorded. A spoken notice tells the caller so before the recording starts.',
        es: 'Cuando la campaña lo prevé, las llamadas se graban. Un aviso hablado se lo comunica a quien llama antes de que empiece la grabación.',
      },
      {
        en: 'We do not provide the services that are advertised and are no party to what callers and advertisers agree on. We do not guarantee a number of calls, leads or earnings; figures on our public pages describe the network as a whole and promise nothing to a single account.',
        es: 'No prestamos los servicios anunciados ni somos parte de lo que acuerden quienes llaman y los anunciantes. No garantizamos un número de llamadas, leads o ganancias; las cifras de nuestras páginas públicas describen la red en su conjunto y no prometen nada a una cuenta en particular.',
      },
    ],
  },
  {
    id: 'accounts',
    title: { en: 'User accounts', es: 'Cuentas de usuario' },
    body: [
      {
        en: 'To take part you need an account. Give us true and complete information and keep it up to date. You confirm your email address, and an administrator then reviews the account, usually within 24 to 48 hours. Nobody has a right to be approved, and an approval can be withdrawn if its conditions cease to be met.',
        es: 'Para participar necesitas una cuenta. Danos información veraz y completa y mantenla al día. Confirmas tu correo electrónico y después un administrador revisa la cuenta, normalmente en un plazo de 24 a 48 horas. Nadie tiene derecho a ser aprobado, y una aprobación puede retirarse si dejan de cumplirse sus condiciones.',
      },
      {
        en: OFFERED.api
          ? 'Keep your password and your API keys secret; two-step verification is available and recommended. You answer for what is done through your account. If you suspect that somebody else is using it, tell us at once.'
          : 'Keep your password secret; two-step verification is available and recommended. You answer for what is done through your account. If you suspect that somebody else is using it, tell us at once.',
        es: OFFERED.api
          ? 'Mantén en secreto tu contraseña y tus claves de API; la verificación en dos pasos está disponible y la recomendamos. Respondes de lo que se haga a través de tu cuenta. Si sospechas que otra persona la usa, avísanos de inmediato.'
          : 'Mantén en secreto tu contraseña; la verificación en dos pasos está disponible y la recomendamos. Respondes de lo que se haga a través de tu cuenta. Si sospechas que otra persona la usa, avísanos de inmediato.',
      },
      {
        en: 'We may suspend or close an account that breaks these terms or the law, or that puts callers, other users or the network at risk. You may ask us to close yours at any time. Amounts that are due are settled under section 6.',
        es: 'Podemos suspender o cerrar una cuenta que incumpla estos términos o la ley, o que ponga en riesgo a quienes llaman, a otros usuarios o a la red. Puedes pedirnos que cerremos la tuya en cualquier momento. Las cantidades pendientes se liquidan conforme a la sección 6.',
      },
    ],
  },
  {
    id: 'affiliates',
    title: { en: 'Affiliate obligations', es: 'Obligaciones de los afiliados' },
    body: [
      { en: 'As an affiliate you agree to the following:', es: 'Como afiliado te comprometes a lo siguiente:' },
      {
        list: [
          {
            en: 'No fraud. You do not make, buy or simulate calls or leads without real interest: no calls by yourself or by people hired for it, no automatic dialers or bots, no false identities or caller IDs, no calls kept going artificially.',
            es: 'Nada de fraude. No haces, compras ni simulas llamadas o leads sin un interés real: ni llamadas tuyas o de personas contratadas para ello, ni marcadores automáticos o bots, ni identidades o números de origen falsos, ni llamadas alargadas artificialmente.',
          },
          {
            en: 'No non-permitted incentivized traffic. You offer nobody money, prizes or other advantages for calling or for submitting a form unless the campaign expressly allows it.',
            es: 'Nada de tráfico incentivado no permitido. No ofreces a nadie dinero, premios u otras ventajas por llamar o enviar un formulario, salvo que la campaña lo permita expresamente.',
          },
          {
            en: 'Permitted traffic only. You use the traffic sources a campaign allows and none of those it prohibits.',
            es: 'Solo tráfico permitido. Usas las fuentes de tráfico que la campaña permite y ninguna de las que prohíbe.',
          },
          {
            en: 'Honest advertising. You make no false or misleading claims, do not pose as the advertiser, an authority or an emergency service, and respect the trademarks of others.',
            es: 'Publicidad honesta. No haces afirmaciones falsas o engañosas, no te haces pasar por el anunciante, por una autoridad o por un servicio de emergencia, y respetas las marcas ajenas.',
          },
          {
            en: 'Lawful contact. You observe the laws on telemarketing, messages, consumer protection and privacy, in the United States among them the TCPA, the CAN-SPAM Act and the rules of the FTC, obtain the consents they require, keep proof of them and send it along with each lead.',
            es: 'Contacto lícito. Cumples las leyes sobre telemercadeo, mensajes, protección al consumidor y privacidad, en Estados Unidos entre otras la TCPA, la ley CAN-SPAM y las normas de la FTC; obtienes los consentimientos que exigen, conservas la prueba y la envías con cada lead.',
          },
          {
            en: 'Confidentiality. You use recordings and call data only to check your own results, and pass on neither them nor the numbers assigned to you without our consent. You answer for anybody who works on your behalf.',
            es: 'Confidencialidad. Usas las grabaciones y los datos de llamadas solo para comprobar tus propios resultados, y no los cedes, ni tampoco los números que se te asignan, sin nuestro consentimiento. Respondes de quienes trabajen en tu nombre.',
          },
        ],
      },
      {
        en: 'We may refuse payment for calls and leads brought about in breach of these obligations, end your participation in campaigns and close the account.',
        es: 'Podemos rechazar el pago de las llamadas y los leads obtenidos incumpliendo estas obligaciones, poner fin a tu participación en campañas y cerrar la cuenta.',
      },
    ],
  },
  {
    id: 'advertisers',
    title: { en: 'Advertiser obligations', es: 'Obligaciones de los anunciantes' },
    body: [
      { en: 'As an advertiser you agree to the following:', es: 'Como anunciante te comprometes a lo siguiente:' },
      {
        list: [
          {
            en: 'You advertise only lawful services for which you hold the licenses required, and describe your campaigns truthfully and completely. Changed terms apply to calls and leads that come in afterwards.',
            es: 'Anuncias solo servicios lícitos para los que tienes las licencias necesarias, y describes tus campañas con veracidad y por completo. Las condiciones modificadas se aplican a las llamadas y los leads que entren después.',
          },
          {
            en: 'You answer calls during the hours of your campaign and treat callers fairly. You do not end, divert or call back conversations in order to avoid payment.',
            es: 'Atiendes las llamadas en el horario de tu campaña y tratas bien a quienes llaman. No cortas, desvías ni retomas conversaciones para evitar el pago.',
          },
          {
            en: 'You keep enough funds in your balance. When the balance, a cap or a budget does not cover another call, it is not connected.',
            es: 'Mantienes fondos suficientes en tu saldo. Cuando el saldo, un límite o un presupuesto no cubre otra llamada, esta no se conecta.',
          },
          {
            en: 'You dispute a call or lead only for a true, stated reason and within the campaign’s approval time. An administrator decides.',
            es: 'Disputas una llamada o un lead solo por un motivo cierto e indicado, y dentro del plazo de aprobación de la campaña. Un administrador decide.',
          },
          {
            en: 'You use the personal data of callers and leads only to serve the person who asked for it, do not resell it, and observe the laws on privacy, do-not-call requests and the recording of calls. You tell the people who answer for you that calls may be recorded.',
            es: 'Usas los datos personales de las llamadas y los leads solo para atender a la persona que lo pidió, no los revendes y cumples las leyes sobre privacidad, listas de no llamar y grabación de llamadas. Informas a quienes contestan por ti de que las llamadas pueden grabarse.',
          },
        ],
      },
    ],
  },
  {
    id: 'payments',
    title: { en: 'Payments', es: 'Pagos' },
    body: [
      {
        en: 'Advertisers pay in advance by adding funds to their balance. The price of a call or lead is reserved when it comes in, charged when it qualifies and released when it does not. It follows from the campaign’s pricing and may depend on location and budget, always between the campaign’s floor and ceiling; it is fixed when the call comes in. A monthly statement lists all charges.',
        es: 'Los anunciantes pagan por adelantado añadiendo fondos a su saldo. El precio de una llamada o un lead se reserva cuando entra, se cobra cuando califica y se libera cuando no. Resulta de los precios de la campaña y puede depender de la ubicación y del presupuesto, siempre entre el mínimo y el máximo de la campaña; queda fijado cuando entra la llamada. Un estado mensual detalla todos los cargos.',
      },
      {
        en: 'Affiliates earn the share of that price stated for the campaign, 50% unless stated otherwise. Earnings are held for the campaign’s approval time, 7 days by default, and are then approved by themselves unless the call or lead is disputed.',
        es: 'Los afiliados ganan la parte de ese precio indicada para la campaña, el 50\u00a0% salvo que se indique otra. Las ganancias quedan retenidas durante el plazo de aprobación de la campaña, 7 días por defecto, y después se aprueban solas, salvo que la llamada o el lead esté en disputa.',
      },
      {
        en: 'Approved earnings are paid monthly, on the 1st, once they reach the minimum threshold ($100 unless we state another) and you have entered a payment method. Smaller amounts carry over to the next month. Each payment comes with a statement.',
        es: 'Las ganancias aprobadas se pagan cada mes, el día 1, cuando alcanzan el umbral mínimo ($100 salvo que indiquemos otro) y has registrado un método de pago. Las cantidades menores pasan al mes siguiente. Cada pago viene con su comprobante.',
      },
      {
        en: 'If we suspect fraud or another breach of section 4, we may withhold the amounts concerned while we look into it, and refuse them if the suspicion proves right. What was paid out before is offset against later earnings. You are told the reason and may reply to it. Withheld amounts that turn out to be in order are paid with the next run.',
        es: 'Si sospechamos fraude u otro incumplimiento de la sección 4, podemos retener las cantidades afectadas mientras lo investigamos, y rechazarlas si la sospecha se confirma. Lo que ya se hubiera pagado se descuenta de ganancias posteriores. Se te comunica el motivo y puedes responder. Las cantidades retenidas que resulten correctas se pagan en la siguiente ronda.',
      },
      {
        en: 'All amounts are in ¤¤¤. Each party bears its own taxes. Corrections are made as new, visible entries in the account; nothing that was booked is altered.',
        es: 'Todas las cantidades son en ¤¤¤. Cada parte asume sus propios impuestos. Las correcciones se hacen como apuntes nuevos y visibles en la cuenta; nada de lo registrado se altera.',
      },
    ],
  },
  {
    id: 'intellectual-property',
    title: { en: 'Intellectual property', es: 'Propiedad intelectual' },
    body: [
      {
        en: 'The texts, the design and the marks of the network belong to us or to their owners. The software behind it is free software under the GNU Affero General Public License, version 3 only; that license alone says what you may do with the software.',
        es: 'Los textos, el diseño y las marcas de la red nos pertenecen o pertenecen a sus titulares. El software que la sostiene es software libre bajo la Licencia Pública General Affero de GNU, versión 3 solamente; solo esa licencia determina qué puedes hacer con el software.',
      },
      {
        en: 'What you upload or enter remains yours. You allow us to store, translate and show it as far as the service needs it, for example a campaign’s texts in the public catalogue. Affiliates may use the texts and marks supplied with a campaign to promote that campaign, for as long as they take part in it.',
        es: 'Lo que subes o introduces sigue siendo tuyo. Nos permites guardarlo, traducirlo y mostrarlo en la medida en que el servicio lo necesite, por ejemplo los textos de una campaña en el catálogo público. Los afiliados pueden usar los textos y las marcas que acompañan a una campaña para promocionarla mientras participen en ella.',
      },
    ],
  },
  {
    id: 'liability',
    title: { en: 'Limitation of liability', es: 'Limitación de responsabilidad' },
    body: [
      {
        en: 'We run the service with care but provide it as it is and as it is available. Phone carriers, payment services and the internet are beyond our control, and we cannot promise that the service is never interrupted or free of errors.',
        es: 'Operamos el servicio con cuidado, pero lo prestamos tal como es y según su disponibilidad. Las operadoras telefónicas, los servicios de pago e internet escapan a nuestro control, y no podemos prometer que el servicio nunca se interrumpa ni tenga errores.',
      },
      {
        en: 'As far as the law allows, we are not liable for lost profit or for indirect or consequential damage, and our total liability toward you is limited to the amounts you paid to us, or we paid to you, in the 12 months before the event.',
        es: 'En la medida en que la ley lo permita, no respondemos del lucro cesante ni de daños indirectos o consecuentes, y nuestra responsabilidad total frente a ti se limita a las cantidades que nos pagaste, o que te pagamos, en los 12 meses anteriores al hecho.',
      },
      {
        en: 'Nothing here limits liability for intent or gross negligence, for injury to persons, or where the law does not permit a limit. If a third party holds us liable for something you did in breach of these terms, you bear the cost.',
        es: 'Nada de esto limita la responsabilidad por dolo o culpa grave, por daños a las personas o cuando la ley no permita limitarla. Si un tercero nos reclama por algo que hiciste incumpliendo estos términos, asumes el coste.',
      },
    ],
  },
  {
    id: 'amendments',
    title: { en: 'Amendments', es: 'Modificaciones' },
    body: [
      {
        en: 'We may change these terms, for example when the law or the service changes. We announce a material change by email or in your panel about 30 days before it takes effect; other changes take effect when they are published here. The date at the top says when the terms were last updated.',
        es: 'Podemos modificar estos términos, por ejemplo cuando cambian la ley o el servicio. Anunciamos un cambio importante por correo o en tu panel unos 30 días antes de que entre en vigor; los demás cambios rigen desde su publicación aquí. La fecha del comienzo indica la última actualización.',
      },
      {
        en: 'If you go on using the service after that, the new terms apply. If you do not agree, you may close your account before; what you have earned until then remains payable.',
        es: 'Si sigues usando el servicio después, se aplican los nuevos términos. Si no estás de acuerdo, puedes cerrar tu cuenta antes; lo que hayas ganado hasta entonces se te sigue debiendo.',
      },
    ],
  },
  {
    id: 'contact',
    title: { en: 'Contact', es: 'Contacto' },
    body: [
      {
        en: 'Questions about these terms reach us through the contact form or, if you have an account, through a support ticket in your panel.',
        es: 'Las preguntas sobre estos términos nos llegan por el formulario de contacto o, si tienes una cuenta, por un ticket de soporte en tu panel.',
      },
    ],
    link: { to: publicPaths.contact, label: { en: 'Contact us', es: 'Contáctanos' } },
  },
];
