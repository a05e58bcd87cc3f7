import { BILLINGS, OUTCOMES, REASONS } from '@callstead/domain/calls/call';
import { DEVICES } from '@callstead/domain/clicks/device';
import { LANGUAGES } from '@callstead/domain/identity/account';
import { LEAD_REASONS } from '@callstead/domain/leads/lead';
import { valueWord } from '@callstead/domain/reports/report-words';
import { expect, test } from 'vitest';
import { callMessages } from '../../../i18n/call-messages.ts';
import { LEAD_REASON_NAMES } from '../../../i18n/lead-reason-names.ts';
import { dimensionMessages } from './dimension-messages.ts';

test('files and mails call things as the screens do', () => {
  for (const language of LANGUAGES) {
    const { outcomes, reasons, billings } = callMessages[language];
    for (const code of OUTCOMES) expect(valueWord(language, 'outcome', code)).toBe(outcomes[code]);
    for (const code of REASONS) expect(valueWord(language, 'reason', code)).toBe(reasons[code]);
    for (const code of BILLINGS) expect(valueWord(language, 'billing', code)).toBe(billings[code]);
    for (const code of DEVICES)
      expect(valueWord(language, 'device', code)).toBe(dimensionMessages[language].devices[code]);
    for (const code of LEAD_REASONS.filter((each) => !(each in reasons)))
      expect(valueWord(language, 'reason', code)).toBe(LEAD_REASON_NAMES[language][code]);
    expect(valueWord(language, 'source', null)).toBe(dimensionMessages[language].unknown);
  }
});
