import { ById, endpoint } from '../endpoint.ts';
import { CampaignLeadForm, SaveLeadFormRequest } from './form.ts';

/** What a lead campaign asks for. */
export const readLeadForm = endpoint('GET', '/campaigns/:id/lead-form', {
  access: 'lead-form.read',
  params: ById,
  answers: { 200: CampaignLeadForm },
});

/** A new version; the sentence has its own, which rises only with its words. Nothing changed: nothing is written. */
export const saveLeadForm = endpoint('PUT', '/campaigns/:id/lead-form', {
  access: 'lead-form.save',
  params: ById,
  body: SaveLeadFormRequest,
  answers: { 200: CampaignLeadForm },
  errors: ['form_changed', 'campaign_state'],
});
