import type { Campaign } from '@callstead/contract/campaigns/managed-campaigns';
import { paths } from '@callstead/contract/paths';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isRefusal } from '../../../api/refusal.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { type CampaignStep, useDeleteCampaign, useStepCampaign } from '../shared/api.ts';
import { VersionsDialog } from '../shared/versions-dialog.tsx';
import { campaignsMessages } from './messages.ts';

/** What the buttons of a card do, with the dialogs some of them open. */
export function useCampaignActions(onGone: () => void) {
  const { language } = useLanguage();
  const step = useSteps();
  const deletion = useDeletion(onGone);
  const [versionsOf, setVersionsOf] = useState<Campaign | null>(null);
  const actions = {
    step: step.start,
    isBusy: (campaign: Campaign) => step.isBusy(campaign) || deletion.isBusy(campaign),
    askToDelete: deletion.ask,
    showVersions: setVersionsOf,
  };
  const dialogs = (
    <>
      {deletion.dialog}
      {versionsOf && (
        <VersionsDialog
          campaign={versionsOf}
          title={versionsOf.texts[language].title}
          onClose={() => setVersionsOf(null)}
        />
      )}
    </>
  );
  return { actions, dialogs };
}

export type CampaignActions = ReturnType<typeof useCampaignActions>['actions'];

function useSteps() {
  const t = useTexts(campaignsMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const navigate = useNavigate();
  const mutation = useStepCampaign();
  const refuse = ({ id }: Campaign, step: CampaignStep, error: Error) => {
    // What is missing can be told only beside its field.
    if (step === 'submit' && isRefusal(error, 'validation_failed'))
      return void navigate(paths.advertiser.editCampaign(id), { state: { isUnfinished: true } });
    toast({ title: t('error'), description: errorText(error), tone: 'danger' });
  };
  return {
    isBusy: ({ id }: Campaign) => mutation.isPending && mutation.variables.campaign.id === id,
    start: (campaign: Campaign, step: CampaignStep) =>
      mutation.mutate(
        { campaign, step },
        {
          onSuccess: () => toast({ title: t(`done.${step}`), tone: 'success' }),
          onError: (error) => refuse(campaign, step, error),
        },
      ),
  };
}

function useDeletion(onGone: () => void) {
  const t = useTexts(campaignsMessages);
  const { language } = useLanguage();
  const errorText = useErrorText();
  const { toast } = useToast();
  const mutation = useDeleteCampaign();
  const [asked, setAsked] = useState<Campaign | null>(null);
  const confirm = (campaign: Campaign) =>
    mutation.mutate(campaign, {
      onSuccess: ({ outcome }) => {
        setAsked(null);
        if (outcome === 'deleted') toast({ title: t('done.deleted'), tone: 'success' });
        else toast({ title: t('archivedTitle'), description: t('archivedText'), tone: 'warning' });
        onGone(); // the button that was pressed is gone with its card
      },
      onError: (error) => toast({ title: t('error'), description: errorText(error), tone: 'danger' }),
    });
  return {
    ask: setAsked,
    isBusy: ({ id }: Campaign) => mutation.isPending && mutation.variables.id === id,
    dialog: asked && (
      <ConfirmDialog
        open
        onOpenChange={() => setAsked(null)}
        title={t('confirmDelete')}
        description={t('confirmDeleteText', { title: asked.texts[language].title })}
        confirmLabel={mutation.isPending ? t('deleting') : t('delete')}
        onConfirm={() => confirm(asked)}
        busy={mutation.isPending}
      />
    ),
  };
}
