import { publicPaths } from '@callstead/contract/public-paths';
import { useTexts } from '../../../i18n/language.tsx';
import { TextLink } from '../../../ui/action/text-link.tsx';
import { homeMessages } from './messages.ts';
import { Sheet, SheetTitle } from './sheet.tsx';

const TITLE_ID = 'steps-title';
const STEPS = ['define', 'price', 'receive', 'measure'] as const;

export function Steps() {
  const t = useTexts(homeMessages);
  return (
    <div className="overflow-x-clip border-y bg-sunken">
      <Sheet titleId={TITLE_ID} className="py-16 md:py-28">
        <SheetTitle id={TITLE_ID}>{t('steps.title')}</SheetTitle>
        <p className="mt-4 text-muted">{t('steps.intro')}</p>
        <ol className="mt-10 grid gap-y-4 lg:-mx-2 lg:grid-cols-4">
          {STEPS.map((step, index) => (
            <StepCard key={step} step={step} number={index + 1} />
          ))}
        </ol>
        <p className="mt-8">
          <TextLink to={publicPaths.market}>{t('steps.market')}</TextLink>
        </p>
      </Sheet>
    </div>
  );
}

/** Stands on the line like a house on a street; on a phone the line runs down beside the cards. */
function StepCard({ step, number }: { step: (typeof STEPS)[number]; number: number }) {
  const t = useTexts(homeMessages);
  return (
    <li className="group relative pl-10 lg:px-2 lg:pt-20">
      <LineDown />
      <LineAcross />
      <div className="h-full rounded border bg-surface p-5 lg:px-4">
        <p aria-hidden className="font-display font-semibold text-28 text-primary">
          {number}
        </p>
        <h3 className="mt-2 text-20">{t(`steps.${step}.title`)}</h3>
        <p className="mt-2 text-14 text-muted">{t(`steps.${step}.text`)}</p>
      </div>
    </li>
  );
}

function LineDown() {
  return (
    <span aria-hidden className="lg:hidden">
      <span className="-bottom-4 absolute top-0 left-3 w-0.5 bg-signal group-last:bottom-0" />
      <span className="absolute top-8 left-[7px] size-3 rounded-full border-2 border-signal bg-sunken" />
    </span>
  );
}

/** The post on a card's roof and the wire over it, which sags to the same height on both sides. */
function LineAcross() {
  return (
    <span aria-hidden className="hidden text-signal lg:block">
      <span className="absolute top-4 left-1/2 h-16 w-0.5 -translate-x-1/2 bg-strong" />
      <span className="absolute top-4 left-1/2 h-0.5 w-3 -translate-x-1/2 bg-strong" />
      <Wire className="inset-x-0 w-full" d="M0 50Q26 50 50 16Q74 50 100 50" />
      <Wire className="right-full hidden w-screen group-first:block" d="M0 0Q60 50 100 50" />
      <Wire className="left-full hidden w-screen group-last:block" d="M0 50Q40 50 100 0" />
    </span>
  );
}

function Wire({ className, d }: { className: string; d: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 64"
      preserveAspectRatio="none"
      fill="none"
      className={`absolute top-0 h-16 overflow-visible ${className}`}
    >
      <path d={d} stroke="currentColor" strokeWidth="2" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
