import { DomainError } from '@callstead/domain/errors';
import { topUpBounds } from '@callstead/domain/payments/payment';
import type { SettingsStore } from '../../settings/settings.ts';

/** Each within what may be paid at once, in the network's currency; what is wrong is told beside its field. */
export function assertAmounts({ settings }: { settings: SettingsStore }, amounts: Record<string, number>): void {
  const { leastCents, mostCents } = topUpBounds(settings.of('books').currency);
  const wrong = (cents: number) => (cents < leastCents ? 'too_small' : cents > mostCents ? 'too_large' : undefined);
  const fields = Object.fromEntries(
    Object.entries(amounts).flatMap(([name, cents]) => {
      const code = wrong(cents);
      return code ? [[name, code]] : [];
    }),
  );
  if (Object.keys(fields).length > 0) throw new DomainError('validation_failed', { fields });
}
