import { endpoint } from '../endpoint.ts';
import { AdoptOffersRequest, AdoptOffersResponse, Catalogue } from './catalogue.ts';

export const readCatalogue = endpoint('GET', '/admin/catalogue', {
  access: 'campaign.list-all',
  answers: { 200: Catalogue },
});

export const adoptOffers = endpoint('POST', '/admin/catalogue/adoptions', {
  access: 'campaign.activate',
  body: AdoptOffersRequest,
  answers: { 200: AdoptOffersResponse },
});
