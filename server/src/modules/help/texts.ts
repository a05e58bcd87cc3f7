import type { HelpGuide } from '@callstead/contract/help-paths';
import type { Language } from '@callstead/domain/identity/account';

type GuideText = { label: string; about: string };
type HelpTexts = {
  title: string;
  lead: string;
  skip: string;
  site: string;
  guides: string;
  all: string;
  contact: string;
  other: string;
  missing: string;
  missingText: string;
  of: Record<HelpGuide, GuideText>;
};

/** The frame of the guides; they themselves are Markdown. */
export const HELP_TEXTS: Record<Language, HelpTexts> = {
  es: {
    title: 'Ayuda',
    lead: 'Guías breves de Callstead, con pantallas de verdad.',
    skip: 'Saltar al contenido',
    site: 'Sitio',
    guides: 'Guías',
    all: 'Todas las guías',
    contact: 'Contacto',
    other: 'English',
    missing: 'Esta página no existe',
    missingText: 'Puede que se haya movido. Estas son todas las guías:',
    of: {
      publisher: { label: 'Editor', about: 'Elegir campañas, traer llamadas y leads, cobrar.' },
      advertiser: { label: 'Anunciante', about: 'Crear campañas, pagar solo lo que cumple, disputar lo que no.' },
      admin: { label: 'Administrador', about: 'Poner en marcha la red, dejar entrar a la gente, pagar.' },
      integrator: { label: 'Integración', about: 'Claves, leads por API, webhooks y postbacks.' },
    },
  },
  en: {
    title: 'Help',
    lead: 'Short guides to Callstead, with pictures of the real screens.',
    skip: 'Skip to content',
    site: 'Site',
    guides: 'Guides',
    all: 'All guides',
    contact: 'Contact',
    other: 'Español',
    missing: 'There is no such page',
    missingText: 'It may have moved. These are all the guides:',
    of: {
      publisher: { label: 'Publishers', about: 'Choose campaigns, bring calls and leads, be paid.' },
      advertiser: { label: 'Advertisers', about: 'Create campaigns, pay only for what meets them, dispute the rest.' },
      admin: { label: 'Administrators', about: 'Set the network up, let people in, pay them.' },
      integrator: { label: 'Integrators', about: 'Keys, leads by API, webhooks and postbacks.' },
    },
  },
};
