import type { Profile } from '@callstead/contract/identity/identity';
import { paths } from '@callstead/contract/paths';
import { can } from '@callstead/domain/policy';
import { clsx } from 'clsx';
import { type FormEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { LoadingUser } from '../../../session/loading-user.tsx';
import { useActor } from '../../../session/use-actor.ts';
import { useKeepAccount } from '../../../session/use-viewed-account.ts';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { taxMessages } from '../shared/tax-messages.ts';
import { DataStep } from './data-step.tsx';
import type { FormProps } from './fields.tsx';
import { taxSignMessages } from './messages.ts';
import { NumberStep } from './number-step.tsx';
import { SignStep } from './sign-step.tsx';
import { STEPS, type Step } from './steps.ts';
import { useTaxForm } from './use-tax-form.ts';
import { kindOf } from './values.ts';
import { WhoStep } from './who-step.tsx';

/** A publisher tells the tax office who they are: step by step, and signs it. */
export default function SignTaxFormPage() {
  const t = useTexts(taxSignMessages);
  const { profile } = useAuth();
  const actor = useActor();
  return (
    <>
      <title>{t('pageTitle')}</title>
      <PageHeader title={t('title')} intro={t('intro')} />
      {!profile && <LoadingUser />}
      {profile && (can(actor, 'tax-form.sign', profile) ? <Wizard profile={profile} /> : <NotYours />)}
    </>
  );
}

/** Nobody signs for somebody else, and nobody before they are approved. */
function NotYours() {
  const t = useTexts(taxSignMessages);
  const keepAccount = useKeepAccount();
  return (
    <Card>
      <EmptyState
        message={t('notYours')}
        hint={t('notYoursHint')}
        action={<ButtonLink to={keepAccount(paths.publisher.account)}>{t('toAccount')}</ButtonLink>}
      />
    </Card>
  );
}

const PARTS = { who: WhoStep, data: DataStep, number: NumberStep, sign: SignStep } satisfies Record<
  Step,
  (props: FormProps) => React.ReactNode
>;

function Wizard({ profile }: { profile: Profile }) {
  const t = useTexts(taxSignMessages);
  const words = useTexts(taxMessages);
  const navigate = useNavigate();
  const { toast } = useToast();
  const { form, step, signing, goOn, goBack } = useTaxForm(profile, () => {
    toast({ title: t('signed.title'), description: t('signed.text'), tone: 'success' });
    void navigate(paths.publisher.account);
  });
  const Part = PARTS[step];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void goOn();
  };
  const kind = words(`kinds.${kindOf(form.getValues())}`);
  return (
    <Card className="max-w-3xl">
      <Progress step={step} />
      <form method="post" noValidate onSubmit={submit} className="mt-6 grid gap-5">
        <Heading step={step} text={step === 'who' ? t('steps.who') : `${t(`steps.${step}`)} · ${kind}`} />
        <Part form={form} />
        <FailureBanner error={signing.error} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={signing.isPending}>
            {step === 'sign' ? t(signing.isPending ? 'signing' : 'signNow') : t('next')}
          </Button>
          {step !== 'who' && (
            <Button variant="secondary" onClick={goBack}>
              {t('back')}
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}

/** Takes the focus when its step comes, so that whoever does not see the page hears where they are. */
function Heading({ step, text }: { step: Step; text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return (
    <h2 ref={heading} tabIndex={-1} className="text-20 outline-none">
      {text}
    </h2>
  );
}

function Progress({ step }: { step: Step }) {
  const t = useTexts(taxSignMessages);
  const at = STEPS.indexOf(step);
  return (
    <ol aria-label={t('progress')} className="grid grid-cols-4 gap-2">
      {STEPS.map((each, index) => (
        <li
          key={each}
          aria-current={each === step ? 'step' : undefined}
          className={clsx(
            'border-t-2 pt-2 text-12 sm:text-13',
            index <= at ? 'border-primary' : 'border-border',
            each === step ? 'font-medium' : 'text-muted',
          )}
        >
          <span className="tabular-nums">{index + 1}</span> <span className="max-sm:sr-only">{t(`steps.${each}`)}</span>
        </li>
      ))}
    </ol>
  );
}
