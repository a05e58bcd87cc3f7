import type { PostbackAddress } from '@callstead/contract/integrations/postback-addresses';
import { POSTBACK_TYPES } from '@callstead/domain/integrations/postback';
import { POSTBACK_TEMPLATE_NAMES, type PostbackTemplateName } from '@callstead/domain/integrations/postback-templates';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { postbackOptionsQuery, useSavePostback } from './api.ts';
import { CheckList } from './check-list.tsx';
import { integrationsMessages } from './messages.ts';
import {
  draftOf,
  type PostbackDraft,
  type Problems,
  problemsIn,
  problemsTold,
  requestOf,
  withTemplate,
} from './postback-draft.ts';
import { PostbackPreviewPart } from './postback-preview.tsx';
import { PostbackRequestFields } from './postback-request-fields.tsx';

type PostbackDialogProps = { postback?: PostbackAddress; onClose: () => void };

export function PostbackDialog({ postback, onClose }: PostbackDialogProps) {
  const t = useTexts(integrationsMessages);
  const fieldText = useFieldText();
  const save = useSavePostback(postback?.id);
  const [draft, setDraft] = useState(() => draftOf(postback));
  const [problems, setProblems] = useState<Problems>({});
  const change = (changes: Partial<PostbackDraft>) => setDraft({ ...draft, ...changes });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const request = requestOf(draft);
    const found = problemsIn(request);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    save.mutate(request, { onSuccess: onClose, onError: (error) => setProblems(problemsTold(error)) });
  };
  return (
    <Dialog open onOpenChange={onClose} title={t(postback ? 'postbacks.edit' : 'postbacks.create')} wide>
      <form noValidate onSubmit={submit} className="grid min-w-0 grid-cols-1 gap-4">
        <FailureBanner error={Object.keys(problems).length === 0 ? save.error : undefined} />
        {!postback && <TemplateField onChoose={(name, title) => setDraft(withTemplate(draft, name, title))} />}
        <TextField
          label={t('postbacks.name')}
          error={fieldText(problems.name)}
          value={draft.name}
          maxLength={80}
          onChange={(event) => change({ name: event.target.value })}
        />
        <PostbackRequestFields draft={draft} problems={problems} onChange={change} />
        <CheckList
          legend={t('webhooks.types')}
          error={fieldText(problems.types)}
          names={POSTBACK_TYPES}
          value={draft.types}
          onChange={(types) => change({ types })}
        />
        <CampaignChecks value={draft.offerIds} onChange={(offerIds) => change({ offerIds })} />
        <PostbackPreviewPart draft={draft} onProblems={setProblems} />
        <DialogButtons onCancel={onClose} busy={save.isPending}>
          {t('webhooks.save')}
        </DialogButtons>
      </form>
    </Dialog>
  );
}

function TemplateField({ onChoose }: { onChoose: (name: PostbackTemplateName, title: string) => void }) {
  const t = useTexts(integrationsMessages);
  const [chosen, setChosen] = useState('');
  const options = POSTBACK_TEMPLATE_NAMES.map((value) => ({ value, label: t(`postbacks.templates.${value}`) }));
  const choose = (value: string) => {
    setChosen(value);
    const name = value as PostbackTemplateName;
    onChoose(name, t(`postbacks.templates.${name}`));
  };
  return (
    <SelectField
      label={t('postbacks.template')}
      hint={t('postbacks.templateHint')}
      optional
      options={options}
      value={chosen}
      placeholder={t('postbacks.noTemplate')}
      onChange={choose}
    />
  );
}

/** None chosen: of all. */
function CampaignChecks({ value, onChange }: { value: string[]; onChange: (value: string[]) => void }) {
  const t = useTexts(integrationsMessages);
  const { language } = useLanguage();
  const { data } = useQuery(postbackOptionsQuery(language));
  if (!data || data.campaigns.length === 0) return null;
  const titles = Object.fromEntries(data.campaigns.map(({ offerId, title }) => [offerId, `${offerId} · ${title}`]));
  return (
    <CheckList
      legend={t('postbacks.campaigns')}
      names={Object.keys(titles)}
      labels={titles}
      value={value}
      onChange={onChange}
    />
  );
}
