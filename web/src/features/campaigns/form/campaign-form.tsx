import { isSettled } from '@callstead/domain/campaigns/lifecycle';
import { DEFAULT_SHARE_BASIS_POINTS } from '@callstead/domain/campaigns/usual-terms';
import { OFFERED } from '@callstead/domain/offered';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { useHydrated } from '../../../ui/hooks/use-hydrated.ts';
import { EssentialFields } from './essential-fields.tsx';
import { HoursSection } from './hours-section.tsx';
import { KindSection } from './kind-section.tsx';
import { LimitsSection } from './limits-section.tsx';
import { LinksSection } from './links-section.tsx';
import { campaignFormMessages } from './messages.ts';
import { MultipliersSection } from './multipliers-section.tsx';
import { PlacesSection } from './places-section.tsx';
import { Preview } from './preview.tsx';
import { PricingSection } from './pricing-section.tsx';
import { RulesSection } from './rules-section.tsx';
import { TargetsSection } from './targets-section.tsx';
import { TextsSection } from './texts-section.tsx';
import type { CampaignFormState as FormState } from './use-campaign-form.ts';

// Its searchable lists are heavy and far down the page: they come a moment later.
const TrafficSection = lazy(() =>
  import('./traffic-section.tsx').then((module) => ({ default: module.TrafficSection })),
);

type CampaignFormProps = { state: FormState; isAdmin: boolean; onReload: () => void };

export function CampaignForm({ state, isAdmin, onReload }: CampaignFormProps) {
  const { form, campaign, save, refusals } = state;
  const attempts = form.formState.submitCount + refusals;
  const element = useFirstComplaint(attempts);
  const canSubmit = !campaign || (campaign.status === 'draft' && !isAdmin);
  return (
    <FormProvider {...form}>
      <Notices state={state} onReload={onReload} />
      <form
        ref={element}
        method="post"
        noValidate
        onSubmit={save(canSubmit)}
        className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]"
      >
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <EssentialFields budgetOptional={isAdmin && campaign !== undefined} />
          <KindSection attempts={attempts} settled={campaign !== undefined && isSettled(campaign.status)} />
          <PricingSection attempts={attempts} />
          <CallSections attempts={attempts} />
          <PlacesSection attempts={attempts} />
          <MultipliersSection attempts={attempts} />
          <HoursSection attempts={attempts} />
          <LimitsSection attempts={attempts} />
          <RulesSection attempts={attempts} />
          <Suspense fallback={<Skeleton className="h-14 w-full" />}>
            <TrafficSection attempts={attempts} />
          </Suspense>
          <TextsSection attempts={attempts} />
          {OFFERED.links && <LinksSection attempts={attempts} publicId={campaign?.publicId} />}
          <SaveButtons state={state} canSubmit={canSubmit} />
        </div>
        <Preview
          publicId={campaign?.publicId}
          shareBasisPoints={campaign?.terms.publisherShareBasisPoints ?? DEFAULT_SHARE_BASIS_POINTS}
        />
      </form>
    </FormProvider>
  );
}

/** After an attempt to save the focus goes to the first field that needs attention; its section has opened by then. */
function useFirstComplaint(attempts: number) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempts === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus();
  }, [attempts]);
  return form;
}

function CallSections({ attempts }: { attempts: number }) {
  const type = useWatch<{ type: string }, 'type'>({ name: 'type' });
  return type === 'call' && <TargetsSection attempts={attempts} />;
}

function Notices({ state, onReload }: Omit<CampaignFormProps, 'isAdmin'>) {
  const t = useTexts(campaignFormMessages);
  const { draft, campaign, isOutdated } = state;
  const reload = () => {
    draft.discard();
    onReload();
  };
  if (isOutdated) {
    return (
      <Banner
        tone="warning"
        title={t('outdated')}
        action={
          <Button variant="secondary" size="sm" onClick={reload}>
            {t('reload')}
          </Button>
        }
      >
        {t('outdatedText')}
      </Banner>
    );
  }
  return (
    <>
      {draft.restored && (
        <Banner
          tone="info"
          title={t('restored')}
          action={
            <Button variant="secondary" size="sm" onClick={draft.discard}>
              {t('discard')}
            </Button>
          }
        >
          {t('restoredText')} <DateTime value={draft.restored.savedAt} />
        </Banner>
      )}
      {campaign?.returnedReason && campaign.status === 'draft' && (
        <Banner tone="warning" title={t('returned')}>
          {campaign.returnedReason}
        </Banner>
      )}
      {campaign && isSettled(campaign.status) && <Banner tone="neutral">{t('newVersion')}</Banner>}
    </>
  );
}

function SaveButtons({ state, canSubmit }: { state: FormState; canSubmit: boolean }) {
  const t = useTexts(campaignFormMessages);
  const hydrated = useHydrated();
  const { save, isSaving, isSubmitting } = state;
  if (!canSubmit) {
    return (
      <Button type="submit" size="lg" busy={isSaving} disabled={!hydrated} className="justify-self-start">
        {isSaving ? t('saving') : t('saveChanges')}
      </Button>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button type="submit" size="lg" busy={isSubmitting} disabled={!hydrated || isSaving}>
        {isSubmitting ? t('sending') : t('send')}
      </Button>
      <Button
        variant="secondary"
        size="lg"
        busy={isSaving && !isSubmitting}
        disabled={!hydrated || isSaving}
        onClick={save(false)}
      >
        {t('saveDraft')}
      </Button>
      <p className="basis-full text-13 text-muted">{t('reviewNote')}</p>
    </div>
  );
}
