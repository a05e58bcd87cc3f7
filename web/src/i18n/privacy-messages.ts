import { defineMessages } from './messages.ts';

export const privacyHead = {
  en: {
    title: 'Privacy Policy · Callstead',
    description:
      'What the Callstead network knows about affiliates, advertisers, callers and visitors, what it uses it for, who sees it and what rights you have. Updated May 30, 2025.',
  },
  es: {
    title: 'Política de Privacidad · Callstead',
    description:
      'Qué sabe la red Callstead de afiliados, anunciantes, llamantes y visitantes, para qué lo usa, quién lo ve y qué derechos tienes. Actualizada el 30 de mayo de 2025.',
  },
} as const;

export const privacyMessages = defineMessages({
  en: {
    title: 'Privacy Policy',
    updated: 'Updated May 30, 2025',
    contents: 'On this page',
  },
  es: {
    title: 'Política de Privacidad',
    updated: 'Actualizada el 30 de mayo de 2025',
    contents: 'En esta página',
  },
});
