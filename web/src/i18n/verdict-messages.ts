import { defineMessages } from './define-messages.ts';

/** What rules said of a call or a lead, whatever they are. */
export const verdictMessages = defineMessages({
  en: {
    verdicts: { pass: 'passed', refuse: 'refused', skip: 'did not apply', pending: 'still open' },
    passed: '{count, plural, one {# check passed} other {# checks passed}}',
    skipped: '{count, plural, one {# did not apply} other {# did not apply}}',
    rest: '{count, plural, one {# more rule was not reached.} other {# more rules were not reached.}}',
    list: 'The decision, rule by rule',
    against: 'What stands against it',
  },
  es: {
    verdicts: { pass: 'se cumple', refuse: 'lo impidió', skip: 'no se aplica', pending: 'por decidir' },
    passed: '{count, plural, one {# comprobación superada} other {# comprobaciones superadas}}',
    skipped: '{count, plural, one {# no se aplicaba} other {# no se aplicaban}}',
    rest: '{count, plural, one {# regla más no llegó a mirarse.} other {# reglas más no llegaron a mirarse.}}',
    list: 'La decisión, regla por regla',
    against: 'Lo que está en contra',
  },
});
