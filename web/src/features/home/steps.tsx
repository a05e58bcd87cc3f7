import { homeMessages } from '../../i18n/home-messages.ts';
import { useTexts } from '../../i18n/language.tsx';
import { Sheet, SheetTitle } from './sheet.tsx';

const TITLE_ID = 'steps-title';
const STEPS = ['define', 'price', 'receive', 'measure'] as const;

export function Steps() {
  const t = useTexts(homeMessages);
  return (
    <div className="border-y bg-sunken">
      <Sheet titleId={TITLE_ID} className="py-16 md:py-28">
        <SheetTitle id={TITLE_ID}>{t('steps.title')}</SheetTitle>
        <p className="mt-4 text-muted">{t('steps.intro')}</p>
        <ol className="mt-10 grid gap-y-4 md:mt-14 lg:grid-cols-4">
          {STEPS.map((step, index) => (
            <StepCard key={step} step={step} number={index + 1} />
          ))}
        </ol>
      </Sheet>
    </div>
  );
}

/** Hangs from the line by its insulator; on a phone the line runs down beside the cards. */
function StepCard({ step, number }: { step: (typeof STEPS)[number]; number: number }) {
  const t = useTexts(homeMessages);
  return (
    <li className="group relative pl-10 lg:px-2 lg:pt-16 lg:first:pl-0 lg:last:pr-0">
      <Wire />
      <div className="h-full rounded border bg-surface p-5">
        <p aria-hidden className="font-display font-semibold text-28 text-primary">
          {number}
        </p>
        <h3 className="mt-2 text-20">{t(`steps.${step}.title`)}</h3>
        <p className="mt-2 text-14 text-muted">{t(`steps.${step}.text`)}</p>
      </div>
    </li>
  );
}

function Wire() {
  return (
    <span aria-hidden className="text-signal">
      <span className="-bottom-4 absolute top-0 left-3 w-0.5 bg-signal group-last:bottom-0 lg:hidden" />
      <span className="absolute top-8 left-[7px] size-3 rounded-full border-2 border-signal bg-sunken lg:hidden" />
      <svg
        viewBox="0 0 100 64"
        preserveAspectRatio="none"
        fill="none"
        className="absolute inset-x-0 top-0 hidden h-16 w-full overflow-visible lg:block"
      >
        <path d="M0 8Q25 34 50 34T100 8" stroke="currentColor" strokeWidth="2" vectorEffect="non-scaling-stroke" />
      </svg>
    </span>
  );
}
