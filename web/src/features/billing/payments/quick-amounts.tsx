import { sizeOf } from '@callstead/domain/currency-size';
import { priceText } from '@callstead/domain/money';
import { useLanguage } from '../../../i18n/language.tsx';

const USUAL_CENTS = [5_000, 10_000, 25_000, 50_000] as const;

type QuickAmountsProps = { label: string; chosenCents: number | undefined; onChoose: (cents: number) => void };

export function QuickAmounts({ label, chosenCents, onChoose }: QuickAmountsProps) {
  const { currency } = useLanguage();
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      <div className="grid grid-cols-4 gap-2">
        {USUAL_CENTS.map((cents) => cents * sizeOf(currency)).map((cents) => (
          <button
            key={cents}
            type="button"
            aria-pressed={cents === chosenCents}
            onClick={() => onChoose(cents)}
            className="min-h-11 rounded border border-strong font-medium tabular-nums transition-colors hover:bg-sunken aria-pressed:border-primary aria-pressed:bg-sunken"
          >
            {priceText(cents, currency)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
