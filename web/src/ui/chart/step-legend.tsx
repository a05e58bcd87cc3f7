import { useTexts } from '../../i18n/language.tsx';
import { chartMessages } from './messages.ts';
import { STEP_CLASS, STEPS } from './scale.ts';

/** What the shades of a map mean: from nothing to the most there is. */
export function StepLegend({ most }: { most: string }) {
  const t = useTexts(chartMessages);
  return (
    <p className="flex flex-wrap items-center gap-2 text-12 text-muted">
      <span>{t('less')}</span>
      <span aria-hidden className="flex gap-0.5 print:[print-color-adjust:exact]">
        {STEPS.map((step) => (
          <span key={step} className={`size-3 rounded-sm ${STEP_CLASS[step]}`} />
        ))}
      </span>
      <span>{`${t('more')} (${most})`}</span>
    </p>
  );
}
