import type { ReportView } from '@callstead/contract/reports/views';
import { LONGEST_VIEW_NAME } from '@callstead/domain/reports/report-schedule';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useActor } from '../../../session/use-actor.ts';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { useSaveView } from './api.ts';
import { viewMessages } from './messages.ts';
import type { ShownQuestion } from './shown-question.ts';

type ViewFormProps = ShownQuestion & { view?: ReportView; onSaved: () => void; onCancel: () => void };

/** A name for the question, and who else sees it. */
export function ViewForm({ panel, question, view, onSaved, onCancel }: ViewFormProps) {
  const t = useTexts(viewMessages);
  const fieldText = useFieldText();
  const { role } = useActor();
  const save = useSaveView(view?.id);
  const [name, setName] = useState(view?.name ?? '');
  const [shared, setShared] = useState(view?.shared ?? false);
  const refused = save.error instanceof ApiError ? save.error.problem?.fields?.name : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ panel, name, shared, question: { ...question } }, { onSuccess: onSaved });
  };
  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-4">
      <FailureBanner error={refused ? null : save.error} />
      <TextField
        label={t('name')}
        value={name}
        maxLength={LONGEST_VIEW_NAME}
        onChange={(event) => setName(event.target.value)}
        error={fieldText(refused)}
      />
      <CheckboxField
        label={t(role === 'admin' ? 'sharedNetwork' : 'shared')}
        checked={shared}
        onChange={(event) => setShared(event.target.checked)}
      />
      <DialogButtons onCancel={onCancel} busy={save.isPending}>
        {t(view ? 'rename' : 'save')}
      </DialogButtons>
    </form>
  );
}
