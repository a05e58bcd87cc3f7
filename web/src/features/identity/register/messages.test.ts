import { expect, test } from 'vitest';
import { messagesIn } from '../../../i18n/define-messages.ts';
import { errorMessages } from '../../../i18n/error-messages.ts';
import { registerMessages } from './messages.ts';

test('until a language is chosen, registration is Spanish with its English titles', () => {
  const texts = messagesIn(registerMessages, 'es', null);
  expect(texts.title).toBe('Crea tu Cuenta');
  expect(texts.publisher.title).toBe('Affiliate Information');
  expect(texts.publisher.trafficSources).toBe('Fuentes de Tráfico');
  expect(texts.categories.search).toBe('Search category...');
});

test('a chosen language translates them all', () => {
  expect(messagesIn(registerMessages, 'es', 'es').publisher.title).toBe('Información del Afiliado');
  expect(messagesIn(registerMessages, 'es', 'en').title).toBe('Create your Account');
});

test('a rejected account is told in Spanish on the English login page', () => {
  expect(messagesIn(errorMessages, 'en', null).codes.account_rejected).toBe('Tu cuenta ha sido rechazada.');
  expect(messagesIn(errorMessages, 'en', null).codes.account_pending).toBe('Your account is pending approval.');
});
