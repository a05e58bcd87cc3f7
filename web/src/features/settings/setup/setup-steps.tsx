import { paths } from '@callstead/contract/paths';
import type { SettingGroup } from '@callstead/contract/settings';
import type { Setup } from '@callstead/contract/setup';
import type { SetupState, SetupStep } from '@callstead/domain/setup/setup-step';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Step, type StepState } from '../../../ui/layout/step.tsx';
import { useSendTestMail, useSkipStep } from './api.ts';
import { setupMessages } from './messages.ts';

const settingsOf = (group: SettingGroup) => `${paths.admin.settings}#${group}`;

/** Where each is done; mail is tried out, offers are adopted and people invited right here, too. */
const PLACES: Record<Exclude<SetupStep, 'mail'>, string> = {
  brand: settingsOf('brand'),
  legal: settingsOf('company'),
  books: settingsOf('books'),
  site: settingsOf('site'),
  carrier: paths.admin.carriers,
  payments: settingsOf('transfers'),
  payouts: settingsOf('payouts'),
  offers: paths.admin.campaigns(),
  people: paths.admin.users(),
};

const LOOKS: Record<SetupState, StepState> = { open: 'open', asked: 'waiting', done: 'done', skipped: 'putOff' };

/** What is done right here, by pieces of other features; `refresh` asks anew how far the network is. */
export type StepActions = (refresh: () => void) => Record<'offers' | 'people', ReactNode>;

type SetupStepsProps = { setup: Setup; actions: ReturnType<StepActions> };

export function SetupSteps({ setup: { steps }, actions }: SetupStepsProps) {
  const t = useTexts(setupMessages);
  const skipping = useSkipStep();
  const sending = useSendTestMail();
  const done = steps.filter(({ state }) => state === 'done').length;
  return (
    <Card
      title={t('steps')}
      aside={<span className="text-13 text-muted">{t('done', { done: String(done), all: String(steps.length) })}</span>}
    >
      <FailureBanner error={skipping.error ?? sending.error} />
      <ol className="-my-3 divide-y">
        {steps.map(({ step, state }, index) => (
          <Step
            key={step}
            number={index + 1}
            state={LOOKS[state]}
            stateText={t(`states.${state}`)}
            title={t(`of.${step}.title`)}
            text={state === 'asked' ? t('mailSent') : t(`of.${step}.text`)}
          >
            {state !== 'done' && (
              <div className="flex flex-wrap gap-2">
                {(step === 'offers' || step === 'people') && actions[step]}
                {step === 'mail' ? (
                  <Button size="sm" variant="secondary" busy={sending.isPending} onClick={() => sending.mutate()}>
                    {t(state === 'asked' ? 'sendAgain' : 'of.mail.action')}
                  </Button>
                ) : (
                  <ButtonLink to={PLACES[step]} size="sm" variant="secondary">
                    {t(`of.${step}.action`)}
                  </ButtonLink>
                )}
                <SkipButton
                  {...{ step, state }}
                  onSkip={(isSkipped) => skipping.mutate({ step, isSkipped })}
                  isBusy={skipping.isPending}
                />
              </div>
            )}
          </Step>
        ))}
      </ol>
    </Card>
  );
}

type SkipButtonProps = {
  step: SetupStep;
  state: SetupState;
  onSkip: (isSkipped: boolean) => void;
  isBusy: boolean;
};

function SkipButton({ step, state, onSkip, isBusy }: SkipButtonProps) {
  const t = useTexts(setupMessages);
  const isSkipped = state === 'skipped';
  const title = t(`of.${step}.title`);
  return (
    <Button
      size="sm"
      variant="ghost"
      disabled={isBusy}
      aria-label={t(isSkipped ? 'takeUpName' : 'putOffName', { step: title })}
      onClick={() => onSkip(!isSkipped)}
    >
      {t(isSkipped ? 'takeUp' : 'putOff')}
    </Button>
  );
}
