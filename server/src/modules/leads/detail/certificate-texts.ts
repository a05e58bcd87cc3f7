import type { Language } from '@callstead/domain/identity/account';
import type { LeadWay } from '@callstead/domain/leads/lead';
import type { PersonSight } from '@callstead/domain/leads/seen-person';

type CertificateTexts = {
  title: string;
  status: string;
  test: string;
  person: string;
  about: string;
  sentence: string;
  version: string;
  foreign: string;
  agreedAt: string;
  receivedAt: string;
  page: string;
  address: string;
  device: string;
  hash: string;
  certificate: string;
  way: string;
  ways: Record<LeadWay, string>;
  form: string;
  unknown: string;
  sights: Record<PersonSight, string>;
  note: string;
  pageOf: (page: number, pages: number) => string;
};

export const CERTIFICATE_TEXTS: Readonly<Record<Language, CertificateTexts>> = {
  en: {
    title: 'Certificate of consent',
    status: 'Consent on file',
    test: 'Test: nobody real',
    person: 'Who agreed',
    about: 'To what',
    sentence: 'What they agreed to',
    version: 'Version of the sentence',
    foreign: 'not the campaign’s own',
    agreedAt: 'Agreed at',
    receivedAt: 'Received at',
    page: 'Page',
    address: 'Address',
    device: 'Device and browser',
    hash: 'SHA-256 of the form as it was shown',
    certificate: 'Certificate of another service',
    way: 'Came by',
    ways: { form: 'Hosted form', api: 'API', import: 'Imported file' },
    form: 'Version of the form',
    unknown: 'not told',
    sights: {
      whole: '',
      masked: 'Personal data is masked for whoever opened this certificate.',
      hidden: 'Personal data is not shown to whoever opened this certificate.',
      erased: 'The person’s data has been erased at their wish, or because its time was over.',
    },
    note: 'Callstead keeps this record with the lead. It cannot be changed afterwards; the person’s own data is erased when they ask for it.',
    pageOf: (page, pages) => `Page ${page} of ${pages}`,
  },
  es: {
    title: 'Certificado de consentimiento',
    status: 'Consentimiento registrado',
    test: 'Prueba: nadie real',
    person: 'Quién aceptó',
    about: 'Para qué',
    sentence: 'Lo que aceptó',
    version: 'Versión de la frase',
    foreign: 'no es la de la campaña',
    agreedAt: 'Aceptado el',
    receivedAt: 'Recibido el',
    page: 'Página',
    address: 'Dirección IP',
    device: 'Dispositivo y navegador',
    hash: 'SHA-256 del formulario tal como se mostró',
    certificate: 'Certificado de otro servicio',
    way: 'Llegó por',
    ways: { form: 'Formulario alojado', api: 'API', import: 'Archivo importado' },
    form: 'Versión del formulario',
    unknown: 'no se indicó',
    sights: {
      whole: '',
      masked: 'Los datos personales están enmascarados para quien abrió este certificado.',
      hidden: 'Los datos personales no se muestran a quien abrió este certificado.',
      erased: 'Los datos de la persona se borraron porque lo pidió, o porque terminó su plazo.',
    },
    note: 'Callstead guarda este registro con el lead. No se puede cambiar después; los datos de la persona se borran cuando ella lo pide.',
    pageOf: (page, pages) => `Página ${page} de ${pages}`,
  },
};
