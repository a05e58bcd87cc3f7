import type { GroupTexts } from './group-texts.ts';

/** How the network shows itself: name, texts, addresses. */
type Groups = Pick<GroupTexts, 'brand' | 'legal' | 'tracking' | 'company' | 'support' | 'site'>;

const en = {
  brand: {
    title: 'Name and brand',
    intro:
      'What people see instead of Callstead: on every page, in mails and on documents. It holds with the next page they open.',
    name: { label: 'Name of the network', hint: 'At most 40 letters. Documents keep the name of their day.' },
    accent: {
      label: 'Colour',
      hint: 'Of buttons and links, such as #0e5a4a; dark pages show a lighter shade of it. Empty: the green of the software.',
    },
    logo: {
      label: 'Logo',
      hint: 'PNG, JPEG or WebP. It stands in place of mark and name, 28 pixels high, on light and on dark pages.',
    },
    senderName: { label: 'Sender of mails', hint: 'Empty: the name of the network.' },
    senderEmail: {
      label: 'Address mails come from',
      hint: 'Your mail server has to be allowed to send for it (SPF and DKIM). Empty: that of MAIL_FROM.',
    },
  },
  legal: {
    title: 'Legal texts',
    intro:
      'Your own words in place of ours: plain paragraphs, parted by blank lines. With one language alone everybody reads that one; with neither, the text that comes with the software.',
    termsEn: { label: 'Terms, in English', hint: 'At /terms.' },
    termsEs: { label: 'Terms, in Spanish', hint: 'At /terms, for those who read Spanish.' },
    privacyEn: { label: 'Privacy policy, in English', hint: 'At /privacy.' },
    privacyEs: { label: 'Privacy policy, in Spanish', hint: 'At /privacy, for those who read Spanish.' },
  },
  tracking: {
    title: 'Domains of links',
    intro:
      'Other domains that publishers may use for their links. Point each of them at this server: it answers links, landing pages and scripts there, and nothing else.',
    trackingHosts: { label: 'Domains', hint: 'One a line, such as go.example.com; at most 20.' },
  },
  company: {
    title: 'Legal data',
    intro:
      'Who issues invoices, receipts and credit notes. Documents that are already issued keep what they said; without a name they say Callstead.',
    legalName: { label: 'Legal name', hint: 'As it is registered, for example Callstead Network LLC' },
    addressLine1: { label: 'Address', hint: 'Street and number' },
    addressLine2: { label: 'Address, second line', hint: 'City, state and ZIP code' },
    country: { label: 'Country', hint: 'As it should stand on the documents' },
    taxId: { label: 'Tax ID', hint: 'EIN, VAT number or the like' },
    email: { label: 'Billing email', hint: 'Whom people ask about an invoice. Empty: documents name none.' },
  },
  support: {
    title: 'Support',
    intro: 'Whom people write to. Offers, the contact page and every mail name it; answers to mails go there.',
    email: { label: 'Support address', hint: 'A mailbox somebody reads, for example support@your-domain.com' },
  },
  site: {
    title: 'Public pages',
    intro: 'What visitors see. A change holds with the next page they open.',
    languageMode: {
      label: 'Language of a first visit',
      hint: 'Until somebody chooses one: each page in its own, or all in the visitor’s.',
    },
    leadsFigure: { label: 'Leads a month', hint: 'On the first page, as it is written: 50,000+' },
    qualifiedFigure: { label: 'Qualified leads', hint: 'On the first page: 99%' },
    conversionFigure: { label: 'Average conversion', hint: 'On the first page: 25%+' },
    partnersFigure: { label: 'Partners', hint: 'On the first page: 1000+' },
    facebook: {
      label: 'Facebook',
      hint: 'The address of your page there, beginning with https://; empty: only the icon.',
    },
    x: { label: 'X', hint: 'The address of your page there, beginning with https://; empty: only the icon.' },
    linkedin: {
      label: 'LinkedIn',
      hint: 'The address of your page there, beginning with https://; empty: only the icon.',
    },
    instagram: {
      label: 'Instagram',
      hint: 'The address of your page there, beginning with https://; empty: only the icon.',
    },
  },
} satisfies Groups;

const es = {
  brand: {
    title: 'Nombre y marca',
    intro:
      'Lo que la gente ve en lugar de Callstead: en cada página, en los correos y en los documentos. Vale desde la próxima página que abran.',
    name: { label: 'Nombre de la red', hint: 'Hasta 40 letras. Los documentos conservan el nombre de su día.' },
    accent: {
      label: 'Color',
      hint: 'De botones y enlaces, como #0e5a4a; las páginas oscuras usan un tono más claro. Vacío: el verde del software.',
    },
    logo: {
      label: 'Logotipo',
      hint: 'PNG, JPEG o WebP. Ocupa el lugar del símbolo y del nombre, con 28 píxeles de alto, en páginas claras y oscuras.',
    },
    senderName: { label: 'Remitente del correo', hint: 'Vacío: el nombre de la red.' },
    senderEmail: {
      label: 'Dirección desde la que sale el correo',
      hint: 'Tu servidor de correo tiene que poder enviar en su nombre (SPF y DKIM). Vacío: la de MAIL_FROM.',
    },
  },
  legal: {
    title: 'Textos legales',
    intro:
      'Tus propias palabras en lugar de las nuestras: párrafos sencillos, separados por líneas en blanco. Con un solo idioma, todos leen ese; sin ninguno, el texto que trae el software.',
    termsEn: { label: 'Términos, en inglés', hint: 'En /terms.' },
    termsEs: { label: 'Términos, en español', hint: 'En /terms, para quien lee en español.' },
    privacyEn: { label: 'Política de privacidad, en inglés', hint: 'En /privacy.' },
    privacyEs: { label: 'Política de privacidad, en español', hint: 'En /privacy, para quien lee en español.' },
  },
  tracking: {
    title: 'Dominios de los enlaces',
    intro:
      'Otros dominios que los editores pueden usar en sus enlaces. Apunta cada uno a este servidor: allí responde a enlaces, páginas de destino y scripts, y a nada más.',
    trackingHosts: { label: 'Dominios', hint: 'Uno por línea, como go.ejemplo.com; 20 como máximo.' },
  },
  company: {
    title: 'Datos legales',
    intro:
      'Quién emite facturas, recibos y notas de crédito. Los documentos ya emitidos conservan lo que decían; sin nombre dicen Callstead.',
    legalName: { label: 'Razón social', hint: 'Como está registrada, por ejemplo Callstead Network LLC' },
    addressLine1: { label: 'Dirección', hint: 'Calle y número' },
    addressLine2: { label: 'Dirección, segunda línea', hint: 'Ciudad, estado y código postal' },
    country: { label: 'País', hint: 'Como debe figurar en los documentos' },
    taxId: { label: 'Identificación fiscal', hint: 'EIN, NIF o equivalente' },
    email: {
      label: 'Correo de facturación',
      hint: 'A quién se pregunta por una factura. Vacío: los documentos no llevan correo.',
    },
  },
  support: {
    title: 'Soporte',
    intro:
      'A quién escribe la gente. Lo nombran las ofertas, la página de contacto y todos los correos; las respuestas a los correos llegan ahí.',
    email: { label: 'Correo de soporte', hint: 'Un buzón que alguien lee, por ejemplo soporte@tu-dominio.com' },
  },
  site: {
    title: 'Páginas públicas',
    intro: 'Lo que ve quien visita el sitio. Un cambio vale desde la siguiente página que abra.',
    languageMode: {
      label: 'Idioma de la primera visita',
      hint: 'Hasta que alguien elija uno: cada página en el suyo, o todas en el de quien visita.',
    },
    leadsFigure: { label: 'Leads al mes', hint: 'En la portada, tal como se escribe: 50,000+' },
    qualifiedFigure: { label: 'Leads calificados', hint: 'En la portada: 99%' },
    conversionFigure: { label: 'Conversión media', hint: 'En la portada: 25%+' },
    partnersFigure: { label: 'Socios', hint: 'En la portada: 1000+' },
    facebook: {
      label: 'Facebook',
      hint: 'La dirección de tu página allí, que empieza por https://; vacío: solo el icono.',
    },
    x: { label: 'X', hint: 'La dirección de tu página allí, que empieza por https://; vacío: solo el icono.' },
    linkedin: {
      label: 'LinkedIn',
      hint: 'La dirección de tu página allí, que empieza por https://; vacío: solo el icono.',
    },
    instagram: {
      label: 'Instagram',
      hint: 'La dirección de tu página allí, que empieza por https://; vacío: solo el icono.',
    },
  },
} satisfies Groups;

export const appearanceTexts = { en, es };
