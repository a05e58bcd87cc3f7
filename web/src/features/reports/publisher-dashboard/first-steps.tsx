import { paths } from '@callstead/contract/paths';
import type { FirstSteps as Steps } from '@callstead/contract/reports/dashboards';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { useKeepAccount } from '../../../session/use-viewed-account.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Step } from '../../../ui/layout/step.tsx';
import { firstStepsMessages } from './first-steps-messages.ts';

type FirstStepsProps = {
  steps: Steps;
  /** Rings the own number to see that it works. */
  testCall: ReactNode;
};

/** From nothing to the first call: what is done, what is next, each with its one action. */
export function FirstSteps({ steps, testCall }: FirstStepsProps) {
  const t = useTexts(firstStepsMessages);
  const keepAccount = useKeepAccount();
  const isWaiting = steps.applied && !steps.joined;
  const done = [steps.applied, steps.joined, steps.tested, steps.hasPaymentMethod].filter(Boolean).length;
  const link = (to: string, label: string) => (
    <ButtonLink to={keepAccount(to)} variant="secondary" size="sm">
      {label}
    </ButtonLink>
  );
  return (
    <Card title={t('title')} aside={<span className="text-13 text-muted">{t('done', { done: String(done) })}</span>}>
      <ol className="-my-3 divide-y">
        <FirstStep number={1} isDone={steps.applied} title={t('apply.title')} text={t('apply.text')}>
          {link(paths.publisher.campaigns, t('apply.action'))}
        </FirstStep>
        <FirstStep
          number={2}
          isDone={steps.joined}
          isWaiting={isWaiting}
          title={t('join.title')}
          text={t(isWaiting ? 'join.waiting' : steps.joined ? 'join.ready' : 'join.text')}
        >
          {steps.applied && link(paths.publisher.campaigns, t('join.action'))}
        </FirstStep>
        <FirstStep number={3} isDone={steps.tested} title={t('test.title')} text={t('test.text')}>
          {steps.joined && testCall}
        </FirstStep>
        <FirstStep number={4} isDone={steps.hasPaymentMethod} title={t('pay.title')} text={t('pay.text')}>
          {link(paths.publisher.account, t('pay.action'))}
        </FirstStep>
      </ol>
    </Card>
  );
}

type FirstStepProps = {
  number: number;
  isDone: boolean;
  isWaiting?: boolean;
  title: string;
  text: string;
  /** What to do about it; nothing once it is done. */
  children: ReactNode;
};

function FirstStep({ isDone, isWaiting = false, children, ...step }: FirstStepProps) {
  const t = useTexts(firstStepsMessages);
  const state = isDone ? 'done' : isWaiting ? 'waiting' : 'open';
  return (
    <Step {...step} state={state} stateText={t(`state.${state}`)}>
      {!isDone && children}
    </Step>
  );
}
