import { defineMessages } from './messages.ts';

export const termsHead = {
  en: {
    title: 'Terms and Conditions · Callstead',
    description:
      'The terms for affiliates and advertisers of the Callstead network: accounts, obligations, payments, liability and changes. Updated May 30, 2025.',
  },
  es: {
    title: 'Términos y Condiciones · Callstead',
    description:
      'Las condiciones para afiliados y anunciantes de la red Callstead: cuentas, obligaciones, pagos, responsabilidad y cambios. Actualizadas el 30 de mayo de 2025.',
  },
} as const;

export const termsMessages = defineMessages({
  en: {
    title: 'Terms and Conditions',
    updated: 'Updated May 30, 2025',
    contents: 'On this page',
  },
  es: {
    title: 'Términos y Condiciones',
    updated: 'Actualizados el 30 de mayo de 2025',
    contents: 'En esta página',
  },
});
