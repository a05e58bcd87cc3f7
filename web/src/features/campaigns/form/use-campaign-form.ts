import {
  AdminCampaignInput,
  type Campaign,
  CampaignInput,
  DraftCampaignInput,
} from '@callstead/contract/campaigns/managed-campaigns';
import {
  createCampaign,
  updateAnyCampaign,
  updateCampaign,
} from '@callstead/contract/campaigns/managed-campaigns-endpoints';
import { paths } from '@callstead/contract/paths';
import type { PanelName } from '@callstead/contract/public-paths';
import { can } from '@callstead/domain/policy';
import { zodResolver } from '@hookform/resolvers/zod';
import { type BaseSyntheticEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type FieldPath, type Resolver, useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { useActor } from '../../../session/use-actor.ts';
import { usePanel } from '../../../session/use-panel.ts';
import { useViewedAccount } from '../../../session/use-viewed-account.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useCampaignMutation } from '../shared/api.ts';
import { type CampaignFields, emptyFields, fieldsOf } from './campaign-fields.ts';
import { campaignInput } from './campaign-input.ts';
import { draftKey } from './draft-store.ts';
import { campaignFormMessages } from './messages.ts';
import { useDraft } from './use-draft.ts';

type CampaignResolver = Resolver<CampaignFields, unknown, CampaignInput>;

type Rules = typeof CampaignInput | typeof AdminCampaignInput | typeof DraftCampaignInput;

const campaignResolverOf = (schema: Rules): CampaignResolver => {
  const resolve = zodResolver(schema) as unknown as CampaignResolver;
  return (fields, context, options) => resolve(campaignInput(fields) as never, context, options);
};
const ADVERTISERS_RULES = campaignResolverOf(CampaignInput);
const ADMINS_RULES = campaignResolverOf(AdminCampaignInput);
const DRAFT_RULES = campaignResolverOf(DraftCampaignInput);

/** Creating a campaign, or changing `campaign`: everything but its looks. */
export function useCampaignForm(campaign: Campaign | undefined) {
  const { language } = useLanguage();
  const { user } = useAuth();
  const account = useViewedAccount();
  const [firstLanguage] = useState(language);
  const initial = useMemo(
    () => (campaign ? fieldsOf(campaign, firstLanguage) : emptyFields(firstLanguage)),
    [campaign, firstLanguage],
  );
  const mayEditAny = can(useActor(), 'campaign.edit-any');
  const isAdminEdit = mayEditAny && campaign !== undefined;
  const wholeRules = isAdminEdit ? ADMINS_RULES : ADVERTISERS_RULES;
  const rules = useRef(wholeRules); // by the button that was pressed last
  const form = useForm<CampaignFields, unknown, CampaignInput>({
    resolver: (fields, context, options) => rules.current(fields, context, options),
    defaultValues: initial,
    shouldFocusError: false, // the field may be in a closed section: the form opens it first
  });
  const version = campaign?.version ?? 0;
  const draft = useDraft({ form, key: draftKey(user?.id ?? '', account, campaign?.id), version, initial });
  const { save, check, ...state } = useSave({ form, campaign, account, isAdminEdit, draft });
  const isDraft = !isAdminEdit && (!campaign || campaign.status === 'draft');
  /** A draft is saved as far as it is written; what is sent is whole. */
  const saveAs = (submit: boolean) => (event?: BaseSyntheticEvent) => {
    rules.current = isDraft && !submit ? DRAFT_RULES : wholeRules;
    return save(submit)(event);
  };
  useCheckOnArrival(check);
  return { form, draft, campaign, ...state, save: saveAs };
}

/** Whoever was refused elsewhere because something is missing finds here what it is, without asking again. */
function useCheckOnArrival(check: () => unknown) {
  const { isUnfinished = false } = (useLocation().state ?? {}) as { isUnfinished?: boolean };
  const checkNow = useEffectEvent(check);
  useEffect(() => {
    if (isUnfinished) checkNow();
  }, [isUnfinished]);
}

export type CampaignFormState = ReturnType<typeof useCampaignForm>;

type SaveOptions = {
  form: ReturnType<typeof useForm<CampaignFields, unknown, CampaignInput>>;
  campaign: Campaign | undefined;
  account: string | undefined;
  isAdminEdit: boolean;
  draft: ReturnType<typeof useDraft>;
};

function useSave({ form, campaign, account, isAdminEdit, draft }: SaveOptions) {
  const t = useTexts(campaignFormMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const navigate = useNavigate();
  const panel = usePanel();
  const [refusals, setRefusals] = useState(0);
  const version = draft.restored?.version ?? campaign?.version ?? 0;
  const mutation = useCampaignMutation(({ input, submit }: { input: CampaignInput; submit: boolean }) => {
    const params = { id: campaign?.id ?? '' };
    if (isAdminEdit) return call(updateAnyCampaign, { params, body: { campaign: input, version } });
    if (!campaign) return call(createCampaign, { query: { account }, body: { campaign: input, submit } });
    return call(updateCampaign, { params, body: { campaign: input, submit, version } });
  });

  const refuse = (error: unknown) => {
    toast({ title: t('error'), description: errorText(error), tone: 'danger' });
    const fields = error instanceof ApiError ? Object.entries(error.problem?.fields ?? {}) : [];
    for (const [name, message] of fields) {
      form.setError(name.replace(/^campaign\./, '') as FieldPath<CampaignFields>, { type: 'server', message });
    }
    setRefusals((count) => count + 1);
  };
  const send = (input: CampaignInput, submit: boolean) =>
    mutation.mutate(
      { input, submit },
      {
        onSuccess: (saved) => {
          draft.finish();
          toast({
            title: t(campaign ? 'saved' : 'created'),
            description: t(`savedAs.${saved.status}`),
            tone: 'success',
          });
          void navigate(listOf(panel, account));
        },
        onError: refuse,
      },
    );
  const complain = () => toast({ title: t('invalid'), description: t('invalidText'), tone: 'danger' });
  return {
    save: (submit: boolean) => form.handleSubmit((input) => send(input, submit), complain),
    check: form.handleSubmit(() => undefined, complain),
    isSaving: mutation.isPending,
    isSubmitting: mutation.isPending && mutation.variables.submit,
    /** Somebody else saved first. */
    isOutdated: mutation.error instanceof ApiError && mutation.error.code === 'campaign_changed',
    /** Counts the answers that came back with complaints, so that the first field is looked for again. */
    refusals,
  };
}

/** Back to where one came from: the admins' list, or the advertiser's. */
function listOf(panel: PanelName, account: string | undefined): string {
  return paths[panel === 'admin' ? 'admin' : 'advertiser'].campaigns({ account });
}
