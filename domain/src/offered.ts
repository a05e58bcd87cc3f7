/**
 * What the network does today, one switch a feature. What is off is offered nowhere: no button, no column, no form, no
 * sentence of the public pages, and the API refuses it. Turning one on is all it takes to offer it.
 */
export const OFFERED: Record<'links' | 'leads' | 'api' | 'cards', boolean> = {
  links: true, // tracking links, the clicks on them and their sub-IDs
  leads: true, // campaigns whose leads come by form or API
  api: true, // keys for programs
  cards: true, // funds by card, where the network has a payment gateway
};
