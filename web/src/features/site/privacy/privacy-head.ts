import type { PageTexts } from '../../../ui/page/page-head.tsx';

export const privacyHead: PageTexts = {
  en: {
    title: 'Privacy Policy · Callstead',
    description:
      'What the Callstead network knows about affiliates, advertisers, callers and visitors, what it uses it for, who sees it and what rights you have. Updated May 30, 2025.',
  },
  es: {
    title: 'Política de Privacidad · Callstead',
    description:
      'Qué sabe la red Callstead de afiliados, anunciantes, quienes llaman y visitantes, para qué lo usa, quién lo ve y qué derechos tienes. Actualizada el 30 de mayo de 2025.',
  },
};
