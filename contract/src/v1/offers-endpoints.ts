import { endpoint } from '../endpoint.ts';
import { ByOfferId, Offer, OfferList, OffersAsked } from './offers.ts';

/** Active campaigns, and those a publisher has joined. */
export const listOffers = endpoint('GET', '/offers', {
  access: 'campaign.browse',
  scope: 'campaigns:read',
  query: OffersAsked,
  answers: { 200: OfferList },
});

export const readOffer = endpoint('GET', '/offers/:id', {
  access: 'campaign.browse',
  scope: 'campaigns:read',
  params: ByOfferId,
  answers: { 200: Offer },
});
