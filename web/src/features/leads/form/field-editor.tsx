import { LANGUAGES } from '@callstead/domain/identity/account';
import { Plus, Trash2 } from 'lucide';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { DraftField, DraftOwnField } from './draft.ts';
import { leadFormMessages } from './messages.ts';

type FieldEditorProps = { field: DraftField; onChange: (field: DraftField) => void };

/** What one question says, and whether it must be answered. */
export function FieldEditor({ field, onChange }: FieldEditorProps) {
  const t = useTexts(leadFormMessages);
  return (
    <div className="grid gap-4 border-t pt-3 sm:grid-cols-2">
      {field.kind !== 'standard' &&
        LANGUAGES.map((language) => (
          <TextField
            key={language}
            label={t(`fields.label.${language}`)}
            lang={language}
            maxLength={100}
            value={field.label[language]}
            onChange={({ target }) => onChange({ ...field, label: { ...field.label, [language]: target.value } })}
          />
        ))}
      {LANGUAGES.map((language) => (
        <TextField
          key={language}
          label={t(`fields.help.${language}`)}
          lang={language}
          optional
          maxLength={200}
          value={field.help?.[language] ?? ''}
          onChange={({ target }) =>
            onChange({ ...field, help: { ...(field.help ?? { en: '', es: '' }), [language]: target.value } })
          }
        />
      ))}
      {field.kind === 'choice' && <Choices field={field} onChange={onChange} />}
      <CheckboxField
        className="sm:col-span-2"
        label={t('fields.required')}
        checked={field.required}
        onChange={({ target }) => onChange({ ...field, required: target.checked })}
      />
    </div>
  );
}

function Choices({ field, onChange }: { field: DraftOwnField; onChange: (field: DraftField) => void }) {
  const t = useTexts(leadFormMessages);
  const { choices } = field;
  const change = (next: DraftOwnField['choices']) => onChange({ ...field, choices: next });
  return (
    <fieldset className="grid gap-3 sm:col-span-2">
      <legend className="mb-1.5 font-medium text-13">{t('fields.choices')}</legend>
      {choices.map((choice, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an answer has no other name until it is saved
        <div key={place} className="flex items-end gap-2">
          <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-2">
            {LANGUAGES.map((language) => (
              <TextField
                key={language}
                label={t(`fields.choice.${language}`, { place: String(place + 1) })}
                lang={language}
                maxLength={100}
                value={choice.label[language]}
                onChange={({ target }) =>
                  change(choices.with(place, { ...choice, label: { ...choice.label, [language]: target.value } }))
                }
              />
            ))}
          </div>
          <Button
            variant="ghost"
            icon={Trash2}
            aria-label={t('fields.removeChoice', { place: String(place + 1) })}
            onClick={() => change(choices.toSpliced(place, 1))}
          />
        </div>
      ))}
      <Button
        variant="secondary"
        size="sm"
        icon={Plus}
        className="justify-self-start"
        onClick={() => change([...choices, { value: '', label: { en: '', es: '' } }])}
      >
        {t('fields.addChoice')}
      </Button>
    </fieldset>
  );
}
