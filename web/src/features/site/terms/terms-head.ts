import type { PageTexts } from '../../../ui/page/page-head.tsx';

export const termsHead: PageTexts = {
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
};
