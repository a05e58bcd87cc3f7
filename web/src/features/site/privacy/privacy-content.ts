import { publicPaths } from '@callstead/contract/public-paths';
import { OFFERED } from '@callstead/domain/offered';
import type { LegalSection } from '../shared/legal-document.tsx';

export const PRIVACY: readonly LegalSection[] = [
  {
    id: 'introduction',
    title: { en: 'Introduction', es: 'Introducción' },
    body: [
      {
        en: 'This policy says what personal information this network handles, why, and who gets to see it. “The network”, “we” and “us” mean the person or company that operates this installation of Callstead. Callstead is self-hosted software: the data is kept on systems chosen by the network, and the authors of the software receive none of it.',
        es: 'Esta política explica qué información personal trata esta red, para qué y quién llega a verla. «La red» y «nosotros» se refieren a la persona o empresa que opera esta instalación de Callstead. Callstead es software autoalojado: los datos se guardan en los sistemas que elige la red, y los autores del software no reciben ninguno.',
      },
      {
        en: OFFERED.leads
          ? 'It applies to visitors of this website, to affiliates (also called publishers) and advertisers with an account, and to the people who call a number or submit a form of one of our campaigns.'
          : 'It applies to visitors of this website, to affiliates (also called publishers) and advertisers with an account, and to the people who call a number of one of our campaigns.',
        es: OFFERED.leads
          ? 'Se aplica a quienes visitan este sitio web, a los afiliados (también llamados editores) y anunciantes con cuenta, y a las personas que llaman a un número o envían un formulario de una de nuestras campañas.'
          : 'Se aplica a quienes visitan este sitio web, a los afiliados (también llamados editores) y anunciantes con cuenta, y a las personas que llaman a un número de una de nuestras campañas.',
      },
    ],
  },
  {
    id: 'information',
    title: { en: 'Information we collect', es: 'Información que recopilamos' },
    body: [
      {
        list: [
          {
            en: 'Account: name, email address, phone, password (stored only as a hash), language, and what you tell us about your traffic sources, your company and its address.',
            es: 'Cuenta: nombre, correo electrónico, teléfono, contraseña (guardada solo como hash), idioma y lo que nos cuentas sobre tus fuentes de tráfico, tu empresa y su dirección.',
          },
          {
            en: OFFERED.cards
              ? 'Payments: payment method, amounts, statements and invoices. Card details are entered with the payment service and do not reach our systems.'
              : 'Payments: payment method, amounts, statements and invoices.',
            es: OFFERED.cards
              ? 'Pagos: método de pago, montos, comprobantes y facturas. Los datos de tarjetas se introducen en el servicio de pago y no llegan a nuestros sistemas.'
              : 'Pagos: método de pago, montos, comprobantes y facturas.',
          },
          {
            en: 'Calls: the caller’s number, the number dialed, place as reported by the phone carrier, times, duration, outcome and its reason. Where the campaign provides for it, a recording; a spoken notice comes before it starts.',
            es: 'Llamadas: el número de quien llama, el número marcado, el lugar según la operadora, las horas, la duración, el resultado y su motivo. Cuando la campaña lo prevé, una grabación; antes de empezar se oye un aviso.',
          },
          ...(OFFERED.leads
            ? [
                {
                  en: 'Leads: name, phone, email, ZIP code, state, the answers given in the form, and the consent: its wording, the time, the page and the IP address.',
                  es: 'Leads: nombre, teléfono, correo, código postal, estado, las respuestas del formulario y el consentimiento: su texto, la hora, la página y la dirección IP.',
                },
              ]
            : []),
          ...(OFFERED.links
            ? [
                {
                  en: 'Clicks on tracking links: time, campaign, affiliate, what the link says, the site it stood on and, where known, country and state. Never the visitor’s IP address.',
                  es: 'Clics en enlaces de seguimiento: hora, campaña, afiliado, lo que dice el enlace, el sitio donde estaba y, si se conocen, país y estado. Nunca la dirección IP del visitante.',
                },
              ]
            : []),
          {
            en: 'Messages: what you write in the contact form or in a support ticket, and our replies.',
            es: 'Mensajes: lo que escribes en el formulario de contacto o en un ticket de soporte, y nuestras respuestas.',
          },
          {
            en: 'Technical data: IP address and browser with each login session, and server logs with IP address, time and page requested. We do not build profiles of visitors and use no analytics service.',
            es: 'Datos técnicos: dirección IP y navegador de cada sesión iniciada, y registros del servidor con dirección IP, hora y página solicitada. No creamos perfiles de visitantes ni usamos servicios de analítica.',
          },
        ],
      },
    ],
  },
  {
    id: 'use',
    title: { en: 'How we use it', es: 'Cómo la usamos' },
    body: [
      { en: 'We use this information to:', es: 'Usamos esta información para:' },
      {
        list: [
          {
            en: 'review and run accounts, and keep them secure;',
            es: 'revisar y gestionar las cuentas, y mantenerlas seguras;',
          },
          {
            en: OFFERED.leads
              ? 'connect calls, deliver leads, and decide whether they qualify;'
              : 'connect calls and decide whether they qualify;',
            es: OFFERED.leads
              ? 'conectar llamadas, entregar leads y decidir si califican;'
              : 'conectar llamadas y decidir si califican;',
          },
          {
            en: 'charge advertisers, pay affiliates and settle disputes, for which recordings may be listened to;',
            es: 'cobrar a los anunciantes, pagar a los afiliados y resolver disputas, para lo cual pueden escucharse grabaciones;',
          },
          {
            en: 'recognize repeat callers, misuse and fraud;',
            es: 'reconocer llamadas repetidas, abusos y fraude;',
          },
          {
            en: 'answer questions and send messages about the account; we send no advertising without consent;',
            es: 'responder preguntas y enviar mensajes sobre la cuenta; no enviamos publicidad sin consentimiento;',
          },
          {
            en: 'meet legal duties, such as keeping books.',
            es: 'cumplir deberes legales, como llevar la contabilidad.',
          },
        ],
      },
      {
        en: 'We keep information for as long as these purposes need it. Account data stays while the account exists. Calls, leads and recordings stay until they have been paid for and can no longer be disputed, and longer only where a dispute or the law requires it. Bookings, statements and invoices stay as long as tax and accounting law demands. Expired login sessions, one-time links and captcha questions are deleted automatically.',
        es: 'Conservamos la información mientras estos fines lo requieran. Los datos de la cuenta permanecen mientras la cuenta exista. Las llamadas, los leads y las grabaciones permanecen hasta que se han pagado y ya no pueden disputarse, y más tiempo solo si lo exige una disputa o la ley. Los apuntes, comprobantes y facturas permanecen el tiempo que exigen las leyes fiscales y contables. Las sesiones caducadas, los enlaces de un solo uso y las preguntas de captcha se borran automáticamente.',
      },
    ],
  },
  {
    id: 'disclosure',
    title: { en: 'Disclosure', es: 'Divulgación' },
    body: [
      { en: 'Information is seen only by those who need it:', es: 'La información la ve solo quien la necesita:' },
      {
        list: [
          {
            en: 'The advertiser of a campaign sees its calls and leads, with the caller’s number, and hears its recordings: that is the business the caller wanted to reach.',
            es: 'El anunciante de una campaña ve sus llamadas y leads, con el número de quien llama, y escucha sus grabaciones: es el negocio con el que la persona quería hablar.',
          },
          {
            en: 'The affiliate who brought a call sees that it took place, its duration, place, outcome and payout, and may hear its recording. The caller’s number is masked.',
            es: 'El afiliado que trajo una llamada ve que tuvo lugar, su duración, lugar, resultado y pago, y puede escuchar su grabación. El número de quien llama aparece oculto.',
          },
          {
            en: 'Administrators of the network see what they need in order to review, support and decide.',
            es: 'Los administradores de la red ven lo que necesitan para revisar, dar soporte y decidir.',
          },
          {
            en: OFFERED.cards
              ? 'Service providers that work for us: the phone carrier, the payment service, the delivery of email, and hosting. They may use the data for that work only.'
              : 'Service providers that work for us: the phone carrier, the delivery of email, and hosting. They may use the data for that work only.',
            es: OFFERED.cards
              ? 'Proveedores que trabajan para nosotros: la operadora telefónica, el servicio de pago, el envío de correo y el alojamiento. Solo pueden usar los datos para ese trabajo.'
              : 'Proveedores que trabajan para nosotros: la operadora telefónica, el envío de correo y el alojamiento. Solo pueden usar los datos para ese trabajo.',
          },
          {
            en: 'Authorities and courts, where the law obliges us.',
            es: 'Autoridades y tribunales, cuando la ley nos obliga.',
          },
        ],
      },
      OFFERED.leads
        ? {
            en: 'A lead is passed on to the advertiser of the campaign it was submitted for, because the person asked for it and agreed to it. Beyond that we neither sell nor rent personal information.',
            es: 'Un lead se entrega al anunciante de la campaña para la que se envió, porque la persona lo pidió y dio su consentimiento. Fuera de eso, no vendemos ni alquilamos información personal.',
          }
        : {
            en: 'We neither sell nor rent personal information.',
            es: 'No vendemos ni alquilamos información personal.',
          },
    ],
  },
  {
    id: 'security',
    title: { en: 'Security', es: 'Seguridad' },
    body: [
      {
        en: OFFERED.api
          ? 'Passwords and API keys are stored only as hashes. Accounts can be protected with two-step verification. Every request is checked against the rights of the account that makes it, recordings are served only to those who may hear them, and passwords and access tokens are kept out of our logs. What is booked in the ledger can be added to but not altered.'
          : 'Passwords are stored only as hashes. Accounts can be protected with two-step verification. Every request is checked against the rights of the account that makes it, recordings are served only to those who may hear them, and passwords and access tokens are kept out of our logs. What is booked in the ledger can be added to but not altered.',
        es: OFFERED.api
          ? 'Las contraseñas y las claves de API se guardan solo como hash. Las cuentas pueden protegerse con verificación en dos pasos. Cada petición se comprueba con los permisos de la cuenta que la hace, las grabaciones se sirven solo a quien puede escucharlas, y las contraseñas y los tokens de acceso no llegan a nuestros registros. A lo apuntado en el libro de cuentas se le puede añadir, pero no alterar.'
          : 'Las contraseñas se guardan solo como hash. Las cuentas pueden protegerse con verificación en dos pasos. Cada petición se comprueba con los permisos de la cuenta que la hace, las grabaciones se sirven solo a quien puede escucharlas, y las contraseñas y los tokens de acceso no llegan a nuestros registros. A lo apuntado en el libro de cuentas se le puede añadir, pero no alterar.',
      },
      {
        en: 'No system is perfectly secure. If a breach puts your data at risk, we tell you and the authorities as the law requires.',
        es: 'Ningún sistema es perfectamente seguro. Si una brecha pone en riesgo tus datos, te avisamos a ti y a las autoridades como exige la ley.',
      },
    ],
  },
  {
    id: 'cookies',
    title: { en: 'Cookies', es: 'Cookies' },
    body: [
      {
        en: 'We use only cookies that the site needs or that keep a choice you made:',
        es: 'Usamos solo cookies que el sitio necesita o que guardan una elección tuya:',
      },
      {
        list: [
          {
            en: 'Session: keeps you logged in, until you log out or for up to 30 days without a visit.',
            es: 'Sesión: te mantiene conectado hasta que cierras sesión o durante un máximo de 30 días sin visitas.',
          },
          {
            en: 'Two-step verification: holds the login between password and code, for some minutes; and, if you ask us to trust a device, remembers it for 30 days.',
            es: 'Verificación en dos pasos: conserva el inicio de sesión entre la contraseña y el código, unos minutos; y, si nos pides confiar en un dispositivo, lo recuerda durante 30 días.',
          },
          {
            en: 'Language and theme: remember the language and the light or dark appearance you chose, for one year.',
            es: 'Idioma y tema: recuerdan el idioma y el aspecto claro u oscuro que elegiste, durante un año.',
          },
        ],
      },
      {
        en: OFFERED.links
          ? 'There are no advertising or analytics cookies, and our pages load nothing from third parties: fonts, pictures and scripts come from this site. Affiliates’ tracking links carry their identifier in the address, not in a cookie.'
          : 'There are no advertising or analytics cookies, and our pages load nothing from third parties: fonts, pictures and scripts come from this site.',
        es: OFFERED.links
          ? 'No hay cookies publicitarias ni de analítica, y nuestras páginas no cargan nada de terceros: las fuentes, imágenes y scripts vienen de este sitio. Los enlaces de seguimiento de los afiliados llevan su identificador en la dirección, no en una cookie.'
          : 'No hay cookies publicitarias ni de analítica, y nuestras páginas no cargan nada de terceros: las fuentes, imágenes y scripts vienen de este sitio.',
      },
    ],
  },
  {
    id: 'rights',
    title: { en: 'Your privacy rights', es: 'Tus derechos de privacidad' },
    body: [
      {
        en: 'Depending on where you live, you may ask us for access to your information, for a copy of it, for its correction or deletion, or that we restrict its use; you may object to its use and withdraw a consent for the future. That holds for callers and people who submitted a form as well as for account holders. Nobody is treated worse for exercising a right.',
        es: 'Según dónde vivas, puedes pedirnos acceso a tu información, una copia, su corrección o eliminación, o que limitemos su uso; puedes oponerte a su uso y retirar un consentimiento para el futuro. Esto vale para quienes llamaron o enviaron un formulario igual que para los titulares de una cuenta. Nadie recibe peor trato por ejercer un derecho.',
      },
      {
        en: 'Much of it you can see and change yourself in your account. For the rest, write to us: we verify that it is you and answer within the time the law sets. Entries we must keep by law, such as payments, are kept; the person in them is no longer used for anything else. You may also complain to the data protection authority responsible for you.',
        es: 'Gran parte puedes verla y cambiarla en tu cuenta. Para lo demás, escríbenos: comprobamos que eres tú y respondemos en el plazo que marca la ley. Los apuntes que debemos conservar por ley, como los pagos, se conservan, pero los datos personales que contienen ya no se usan para nada más. También puedes reclamar ante la autoridad de protección de datos que te corresponda.',
      },
      {
        en: 'The service is not directed at anyone under 18.',
        es: 'El servicio no está dirigido a menores de 18 años.',
      },
    ],
  },
  {
    id: 'changes',
    title: { en: 'Changes to this policy', es: 'Cambios en esta política' },
    body: [
      {
        en: 'When what we do changes, this policy changes with it. We announce a material change by email or in your panel about 30 days before it takes effect. The date at the top says when it was last updated.',
        es: 'Cuando cambia lo que hacemos, cambia también esta política. Anunciamos un cambio importante por correo o en tu panel unos 30 días antes de que entre en vigor. La fecha del comienzo indica la última actualización.',
      },
    ],
  },
  {
    id: 'contact',
    title: { en: 'Contact', es: 'Contacto' },
    body: [
      {
        en: 'Questions and requests about your information reach us through the contact form or, if you have an account, through a support ticket in your panel.',
        es: 'Las preguntas y solicitudes sobre tu información nos llegan por el formulario de contacto o, si tienes una cuenta, por un ticket de soporte en tu panel.',
      },
    ],
    link: { to: publicPaths.contact, label: { en: 'Contact us', es: 'Contáctanos' } },
  },
];
