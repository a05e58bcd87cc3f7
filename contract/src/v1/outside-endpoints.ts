import { endpoint } from '../endpoint.ts';
import { Lease, LeaseRequest, PostbackAccepted, PostbackParameters } from './outside.ts';

/** By the campaign's token instead of a key; refusals have codes of their own (POSTBACK_REFUSALS of the domain). */
export const reportConversion = endpoint('GET', '/postback', {
  access: 'conversion.report',
  query: PostbackParameters,
  answers: { 200: PostbackAccepted },
});

/** The same as JSON or as a form; what stands in the body goes before the address. */
export const postConversion = endpoint('POST', '/postback', {
  access: 'conversion.report',
  query: PostbackParameters,
  body: PostbackParameters,
  answers: { 200: PostbackAccepted },
});

/** From anybody's page, without a key and from any origin the application lists. */
export const leaseNumber = endpoint('POST', '/dni/leases', {
  access: 'number.lease',
  body: LeaseRequest,
  answers: { 200: Lease },
  errors: ['forbidden'],
});
