import type { PersonSight } from '@callstead/domain/leads/seen-person';
import { defineMessages } from '../../../i18n/define-messages.ts';

/** What somebody agreed to, to show to whoever asks. */
export const certificateMessages = defineMessages({
  en: {
    pageTitle: 'Consent of lead {id} · Callstead',
    title: 'Certificate of consent',
    back: 'Back to the lead',
    pdf: 'Download PDF',
    print: 'Print',
    missing: 'There is no consent with this lead, or it is not yours.',
    loadFailed: 'Error loading the certificate: {message}',
    received: 'Received at',
    formVersion: 'Version of the form',
    person: 'Who agreed',
    agreed: 'What they agreed to',
    about: 'To what',
    sights: {
      masked: 'Personal data is masked for you.',
      hidden: 'Personal data is not shown to you.',
      erased: 'The person’s data has been erased.',
    } satisfies Record<Exclude<PersonSight, 'whole'>, string>,
    note: 'This record is kept with the lead and cannot be changed afterwards.',
  },
  es: {
    pageTitle: 'Consentimiento del lead {id} · Callstead',
    title: 'Certificado de consentimiento',
    back: 'Volver al lead',
    pdf: 'Descargar PDF',
    print: 'Imprimir',
    missing: 'Este lead no trae consentimiento, o no es tuyo.',
    loadFailed: 'Error al cargar el certificado: {message}',
    received: 'Recibido el',
    formVersion: 'Versión del formulario',
    person: 'Quién aceptó',
    agreed: 'Lo que aceptó',
    about: 'Para qué',
    sights: {
      masked: 'Los datos personales están enmascarados para ti.',
      hidden: 'Los datos personales no se te muestran.',
      erased: 'Los datos de la persona se borraron.',
    },
    note: 'Este registro se guarda con el lead y no se puede cambiar después.',
  },
});
