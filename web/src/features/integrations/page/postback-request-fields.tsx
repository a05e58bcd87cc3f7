import {
  MOST_SECRETS,
  POSTBACK_MACROS,
  POSTBACK_METHODS,
  type PostbackMethod,
} from '@callstead/domain/integrations/postback';
import { useId, useRef } from 'react';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx';
import { integrationsMessages } from './messages.ts';
import type { PostbackDraft, Problems } from './postback-draft.ts';

type PartProps = { draft: PostbackDraft; problems: Problems; onChange: (changes: Partial<PostbackDraft>) => void };

/** Where it goes, what it says, and the macros for both. */
export function PostbackRequestFields({ draft, problems, onChange }: PartProps) {
  const t = useTexts(integrationsMessages);
  const fieldText = useFieldText();
  const id = useId();
  const last = useRef<'url' | 'template'>('url');
  const put = (macro: string) => {
    const field = draft.method === 'GET' ? 'url' : last.current;
    const control = document.getElementById(`${id}-${field}`) as HTMLInputElement | HTMLTextAreaElement | null;
    const at = control?.selectionStart ?? draft[field].length;
    onChange({ [field]: `${draft[field].slice(0, at)}${macro}${draft[field].slice(control?.selectionEnd ?? at)}` });
    control?.focus();
  };
  return (
    <>
      <SelectField
        label={t('postbacks.method')}
        options={POSTBACK_METHODS.map((value) => ({ value, label: value }))}
        value={draft.method}
        onChange={(method) => onChange({ method: method as PostbackMethod })}
      />
      <TextAreaField
        id={`${id}-url`}
        label={t('postbacks.url')}
        hint={t('postbacks.urlHint')}
        error={fieldText(problems.url)}
        rows={3}
        value={draft.url}
        onFocus={() => {
          last.current = 'url';
        }}
        onChange={(event) => onChange({ url: event.target.value.replaceAll(/\s*\n\s*/g, '') })}
      />
      {draft.method === 'POST' && (
        <TextAreaField
          id={`${id}-template`}
          label={t('postbacks.body')}
          error={fieldText(problems.template)}
          rows={10}
          value={draft.template}
          onFocus={() => {
            last.current = 'template';
          }}
          onChange={(event) => onChange({ template: event.target.value })}
        />
      )}
      <MacroPicker onPick={put} names={[...POSTBACK_MACROS, ...draft.secrets.map(({ name }) => `secret.${name}`)]} />
      <SecretFields draft={draft} problems={problems} onChange={onChange} />
    </>
  );
}

/** Puts a macro where somebody writes. */
function MacroPicker({ names, onPick }: { names: readonly string[]; onPick: (macro: string) => void }) {
  const t = useTexts(integrationsMessages);
  return (
    <details>
      <summary className="cursor-pointer py-2 text-13 text-muted">{t('postbacks.macros')}</summary>
      <ul aria-label={t('postbacks.macros')} className="flex flex-wrap gap-1.5 pt-1">
        {names.map((name) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => onPick(`{${name}}`)}
              className="min-h-8 rounded border bg-sunken px-2 font-mono text-12 hover:border-strong pointer-coarse:min-h-11"
            >
              {`{${name}}`}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function SecretFields({ draft: { secrets }, problems, onChange }: PartProps) {
  const t = useTexts(integrationsMessages);
  const fieldText = useFieldText();
  const set = (place: number, changes: Partial<PostbackDraft['secrets'][number]>) =>
    onChange({ secrets: secrets.map((each, at) => (at === place ? { ...each, ...changes } : each)) });
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3">
      <legend className="mb-1.5 font-medium text-13">{t('postbacks.secrets')}</legend>
      <p className="text-13 text-muted">{t('postbacks.secretsHint', { example: '{secret.name}' })}</p>
      {secrets.map(({ name, value, isKept }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a name is written letter by letter, and may stand there twice meanwhile
        <div key={place} className="grid items-end gap-3 sm:grid-cols-[1fr_2fr_auto]">
          <TextField
            label={t('postbacks.secretName')}
            error={fieldText(problems[`secrets.${place}.name`])}
            value={name}
            onChange={(event) => set(place, { name: event.target.value, isKept: false })}
          />
          <TextField
            label={t('postbacks.secretValue')}
            error={fieldText(problems[`secrets.${place}.value`])}
            type="password"
            autoComplete="off"
            placeholder={isKept ? t('postbacks.secretKept') : undefined}
            optional={isKept}
            value={value}
            onChange={(event) => set(place, { value: event.target.value })}
          />
          <Button
            variant="secondary"
            aria-label={t('postbacks.removeSecret', { name })}
            onClick={() => onChange({ secrets: secrets.filter((_, at) => at !== place) })}
          >
            {t('webhooks.delete')}
          </Button>
        </div>
      ))}
      {secrets.length < MOST_SECRETS && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() => onChange({ secrets: [...secrets, { name: '', value: '', isKept: false }] })}
        >
          {t('postbacks.addSecret')}
        </Button>
      )}
    </fieldset>
  );
}
