import type { CallRow } from '@callstead/contract/calls/calls';
import { phoneText } from '@callstead/domain/numbers/phone-text';
import { callMessages } from '../../../i18n/call-messages.ts';
import { useTexts } from '../../../i18n/language.tsx';

type CallerTextProps = { call: Pick<CallRow, 'caller'> & Partial<Pick<CallRow, 'callerErasedAt'>> };

/** Whoever rang: the number, masked where it must be, or the word for one who hid it or was erased. */
export function CallerText({ call: { caller, callerErasedAt } }: CallerTextProps) {
  const t = useTexts(callMessages);
  if (caller === null)
    return <span className="whitespace-nowrap">{t(callerErasedAt ? 'erasedCaller' : 'hiddenCaller')}</span>;
  return <span className="whitespace-nowrap font-mono text-13">{phoneText(caller)}</span>;
}

/** 'Miami, FL 33101': as much as is known, nothing if nothing is. */
export function placeText({ city, state, zip, country }: CallRow['place']): string {
  const region = [state, zip].filter(Boolean).join(' ');
  return [city, region].filter(Boolean).join(', ') || (country ?? '');
}
