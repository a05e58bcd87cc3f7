import { helpHome, withQuery } from './public-paths.ts';

export const HELP_GUIDES = ['publisher', 'advertiser', 'admin', 'integrator'] as const;
export type HelpGuide = (typeof HELP_GUIDES)[number];

/** Without a guide, the page that leads to all; without a language, in the visitor's. */
export const helpPath = (guide?: HelpGuide, at: { language?: string; section?: string } = {}) =>
  `${withQuery(guide ? `${helpHome}/${guide}` : helpHome, { lang: at.language })}${at.section ? `#${at.section}` : ''}`;
