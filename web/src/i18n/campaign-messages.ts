import { defineMessages } from './define-messages.ts';

/** How a campaign stands, wherever that is said. */
export const campaignMessages = defineMessages({
  en: {
    statuses: {
      draft: 'Draft',
      pending_review: 'In review',
      active: 'Active',
      paused: 'Paused',
      archived: 'Archived',
    },
  },
  es: {
    statuses: {
      draft: 'Borrador',
      pending_review: 'En revisión',
      active: 'Activa',
      paused: 'Pausada',
      archived: 'Archivada',
    },
  },
});
