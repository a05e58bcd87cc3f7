import { endpoint } from '../endpoint.ts';
import { ByOfferId, OfferDetailQuery, OfferDetailResponse, OfferListQuery, OfferListResponse } from './offers.ts';

export const listOffers = endpoint('GET', '/offers', {
  access: 'offer.read',
  query: OfferListQuery,
  answers: { 200: OfferListResponse },
});

export const readOffer = endpoint('GET', '/offers/:id', {
  access: 'offer.read',
  params: ByOfferId,
  query: OfferDetailQuery,
  answers: { 200: OfferDetailResponse },
});
