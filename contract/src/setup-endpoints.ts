import { endpoint } from './endpoint.ts';
import { MailArrivedRequest, Setup, SkipStepRequest } from './setup.ts';

export const readSetup = endpoint('GET', '/admin/setup', { access: 'settings.read', answers: { 200: Setup } });

export const skipStep = endpoint('PUT', '/admin/setup/skipped', {
  access: 'settings.change',
  body: SkipStepRequest,
  answers: { 200: Setup },
});

/** A message to whoever asks. */
export const sendTestMail = endpoint('POST', '/admin/setup/test-mail', {
  access: 'settings.change',
  answers: { 200: Setup },
});

export const confirmTestMail = endpoint('POST', '/admin/setup/mail-arrived', {
  access: 'settings.change',
  body: MailArrivedRequest,
  answers: { 200: Setup },
  errors: ['link_invalid'],
});
