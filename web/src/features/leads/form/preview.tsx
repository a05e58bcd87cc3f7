import { parseWebAddress } from '@callstead/domain/clicks/web-address';
import { LANGUAGES, type Language } from '@callstead/domain/identity/account';
import { useId, useState } from 'react';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { CONTROL_CLASS } from '../../../ui/form/form-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { Draft, DraftField } from './draft.ts';
import { leadFormMessages } from './messages.ts';
import { PREVIEW_WORDS } from './preview-words.ts';

/** What a visitor will see, while it is written. */
export function FormPreview({ draft, title }: { draft: Draft; title: Record<Language, string> }) {
  const t = useTexts(leadFormMessages);
  const { language: own } = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  const [view, setView] = useState<'form' | 'thanks'>('form');
  return (
    <Card title={t('preview.title')} className="lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto">
      <div className="grid gap-4">
        <p className="text-13 text-muted">{t('preview.note')}</p>
        <div className="flex flex-wrap gap-4">
          <Choice label={t('preview.language')} options={LANGUAGES} value={language} onChange={setLanguage} />
          <Choice label={t('preview.view')} options={['form', 'thanks']} value={view} onChange={setView} />
        </div>
        <div lang={language} data-testid="lead-form-preview" className="rounded border bg-canvas p-4">
          <h3 className="mb-4 wrap-anywhere text-20">{title[language] || title.es || title.en}</h3>
          {view === 'form' ? <Asked draft={draft} language={language} /> : <Thanks draft={draft} language={language} />}
        </div>
      </div>
    </Card>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  options: readonly Value[];
  value: Value;
  onChange: (value: Value) => void;
};

function Choice<Value extends 'en' | 'es' | 'form' | 'thanks'>({
  label,
  options,
  value,
  onChange,
}: ChoiceProps<Value>) {
  const t = useTexts(leadFormMessages);
  return (
    <fieldset className="flex gap-1">
      <legend className="sr-only">{label}</legend>
      {options.map((each) => (
        <Button
          key={each}
          size="sm"
          variant={each === value ? 'secondary' : 'ghost'}
          aria-pressed={each === value}
          onClick={() => onChange(each)}
        >
          {t(`preview.${each as 'en'}`)}
        </Button>
      ))}
    </fieldset>
  );
}

type Shown = { draft: Draft; language: Language };

function Asked({ draft, language }: Shown) {
  const words = PREVIEW_WORDS[language];
  const id = useId();
  return (
    <div className="grid gap-4">
      {draft.fields.map((field, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: questions have no other name until they are saved
        <Question key={place} field={field} language={language} />
      ))}
      <div className="flex gap-3">
        <input type="checkbox" id={id} className="mt-1 size-4 shrink-0 accent-primary" />
        <label htmlFor={id} className="wrap-anywhere text-13">
          {draft.sentence[language]}
        </label>
      </div>
      <Button className="w-full">{words.send}</Button>
    </div>
  );
}

const other = (language: Language): Language => (language === 'en' ? 'es' : 'en');

function Question({ field, language }: { field: DraftField; language: Language }) {
  const words = PREVIEW_WORDS[language];
  const id = useId();
  const label = field.kind === 'standard' ? words.standard[field.name] : field.label[language];
  const help = field.help ? field.help[language] || field.help[other(language)] : '';
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block wrap-anywhere font-medium text-13">
        {label || '…'}
        {!field.required && <span className="font-normal text-muted"> ({words.optional})</span>}
      </label>
      <Control field={field} id={id} language={language} helpId={help ? `${id}-help` : undefined} />
      {help && (
        <p id={`${id}-help`} className="mt-1.5 wrap-anywhere text-13 text-muted">
          {help}
        </p>
      )}
    </div>
  );
}

const STANDARD_TYPES = { phone: 'tel', email: 'email' } as const;

type ControlProps = { field: DraftField; id: string; language: Language; helpId: string | undefined };

function Control({ field, id, language, helpId }: ControlProps) {
  const words = PREVIEW_WORDS[language];
  const shared = { id, className: CONTROL_CLASS, 'aria-describedby': helpId };
  if (field.kind === 'choice' || field.kind === 'yes_no') {
    const options = field.kind === 'yes_no' ? [words.yes, words.no] : field.choices.map(({ label }) => label[language]);
    return (
      <select {...shared}>
        <option>{words.choose}</option>
        {options.map((option, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may read the same while they are written
          <option key={place}>{option}</option>
        ))}
      </select>
    );
  }
  const type =
    field.kind === 'standard'
      ? (STANDARD_TYPES[field.name as keyof typeof STANDARD_TYPES] ?? 'text')
      : field.kind === 'date'
        ? 'date'
        : 'text';
  return <input {...shared} type={type} inputMode={field.kind === 'number' ? 'decimal' : undefined} />;
}

function Thanks({ draft, language }: Shown) {
  const t = useTexts(leadFormMessages);
  if (draft.redirectUrl !== null) {
    const host = parseWebAddress(draft.redirectUrl)?.host ?? '…';
    return <p className="text-14">{t('preview.redirected', { host })}</p>;
  }
  return <p className="wrap-anywhere text-14">{draft.thanks?.[language] || PREVIEW_WORDS[language].thanks}</p>;
}
