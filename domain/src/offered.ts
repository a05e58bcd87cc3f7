/**
 * What the network does today, one switch a feature. What is off is offered nowhere: no button, no column, no form, no
 * sentence, and the API refuses it. Turning one on is all it takes to offer it.
 */
export const OFFERED: Record<'links' | 'leads', boolean> = {
  links: false, // tracking links and the clicks on them
  leads: false, // campaigns whose leads come by form or API
};
