import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { securityMessages } from './messages.ts';

const STEPS = ['password', 'app', 'codes', 'code'] as const;

type SetupStepProps = { name: (typeof STEPS)[number]; headingRef?: Ref<HTMLHeadingElement>; children: ReactNode };

export function SetupStep({ name, headingRef, children }: SetupStepProps) {
  const t = useTexts(securityMessages);
  const step = String(STEPS.indexOf(name) + 1);
  return (
    <div className="grid gap-4">
      <div>
        <p className="text-12 text-muted">{t('setup.step', { step, steps: String(STEPS.length) })}</p>
        <h3 ref={headingRef} tabIndex={-1} className="text-16 outline-none">
          {t(`setup.${name}.title`)}
        </h3>
        <p className="mt-1 text-muted">{t(`setup.${name}.text`)}</p>
      </div>
      {children}
    </div>
  );
}

/** The button that led here is gone: the keyboard goes on from the new heading, and it is read out. */
export function useFocusedHeading(): Ref<HTMLHeadingElement> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}
