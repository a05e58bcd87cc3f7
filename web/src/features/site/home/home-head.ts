import type { PageTexts } from '../../../ui/page/page-head.tsx';

export const homeHead: PageTexts = {
  en: {
    title: 'Callstead · Pay-per-call and lead network for local businesses',
    description:
      'Exclusive calls and leads from homeowners looking for a local business. Advertisers pay only for the ones that meet their terms; affiliates earn a commission on each.',
  },
  es: {
    title: 'Callstead · Red de pago por llamada y leads para negocios locales',
    description:
      'Llamadas y leads exclusivos de propietarios que buscan un negocio local. Los anunciantes pagan solo por lo que cumple sus condiciones; los afiliados ganan una comisión por cada uno.',
  },
};
