import type { PageTexts } from '../../../ui/page/page-head.tsx';

export const faqHead: PageTexts = {
  en: {
    title: 'Frequently Asked Questions · Callstead',
    description:
      'How pay-per-call works, how to join as an affiliate or an advertiser, how calls are tracked and when payments are made.',
  },
  es: {
    title: 'Preguntas Frecuentes · Callstead',
    description:
      'Cómo funciona el pago por llamada, cómo unirte como afiliado o anunciante, cómo se rastrean las llamadas y cuándo se paga.',
  },
};
