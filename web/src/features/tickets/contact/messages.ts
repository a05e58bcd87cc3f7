import { defineMessages } from '../../../i18n/define-messages.ts';

export const contactHead = {
  en: {
    title: 'Contact · Callstead',
    description: 'Write to the network: questions about offers, campaigns, payments or your account.',
  },
  es: {
    title: 'Contacto · Callstead',
    description: 'Escribe a la red: dudas sobre ofertas, campañas, pagos o tu cuenta.',
  },
};

export const contactMessages = defineMessages({
  en: {
    title: 'Contact us',
    lead: 'Tell us what you need. We answer by email.',
    byMail: 'Or write to',
    name: 'Full name',
    email: 'E-mail',
    phone: 'Phone (optional)',
    company: 'Company (optional)',
    subject: 'Subject',
    message: 'Message',
    send: 'Send message',
    sending: 'Sending...',
    sent: 'Message sent!',
    sentText: 'Thank you for contacting us. We will answer soon.',
    failed: 'Could not send',
    failedText: 'Your message could not be sent. Try again.',
  },
  es: {
    title: 'Contáctanos',
    lead: 'Cuéntanos qué necesitas. Respondemos por correo.',
    byMail: 'O escribe a',
    name: 'Nombre Completo',
    email: 'Correo Electrónico',
    phone: 'Teléfono (Opcional)',
    company: 'Empresa (Opcional)',
    subject: 'Asunto',
    message: 'Mensaje',
    send: 'Enviar Mensaje',
    sending: 'Enviando...',
    sent: '¡Mensaje Enviado!',
    sentText: 'Gracias por contactarnos. Te responderemos pronto.',
    failed: 'Error al Enviar',
    failedText: 'No se pudo enviar tu mensaje. Inténtalo de nuevo.',
  },
});
