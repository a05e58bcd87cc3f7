import { endpoint } from './endpoint.ts';
import { LiveDemo, LiveDemoRequest } from './live-demo.ts';

/** Only a network with demo data knows it. */
export const readLiveDemo = endpoint('GET', '/live-demo', {
  access: 'live-demo.switch',
  answers: { 200: LiveDemo },
  errors: ['not_found'],
});

export const switchLiveDemo = endpoint('PUT', '/live-demo', {
  access: 'live-demo.switch',
  body: LiveDemoRequest,
  answers: { 200: LiveDemo },
  errors: ['not_found'],
});

/** For another minute; what was switched off meanwhile stays off. */
export const renewLiveDemo = endpoint('POST', '/live-demo/renewals', {
  access: 'live-demo.switch',
  answers: { 200: LiveDemo },
  errors: ['not_found'],
});
