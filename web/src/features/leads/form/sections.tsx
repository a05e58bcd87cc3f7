import { LANGUAGES } from '@callstead/domain/identity/account';
import { useTexts } from '../../../i18n/language.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { Draft } from './draft.ts';
import { Complaints } from './field-list.tsx';
import { leadFormMessages } from './messages.ts';
import type { FormEditor } from './use-form-editor.ts';

type SectionProps = { editor: FormEditor };

export function ConsentSection({ editor: { draft, set, complaints } }: SectionProps) {
  const t = useTexts(leadFormMessages);
  return (
    <Card title={t('consent.title')}>
      <div className="grid gap-4">
        <p className="text-13 text-muted">{t('consent.hint')}</p>
        {LANGUAGES.map((language) => (
          <TextAreaField
            key={language}
            label={t(`consent.sentence.${language}`)}
            lang={language}
            rows={3}
            maxLength={1_000}
            value={draft.sentence[language]}
            onChange={({ target }) => set({ sentence: { ...draft.sentence, [language]: target.value } })}
          />
        ))}
        <Complaints of={complaints.filter(({ at }) => at === 'sentence')} />
      </div>
    </Card>
  );
}

const AFTER = ['page', 'own', 'redirect'] as const;
type After = (typeof AFTER)[number];
const EMPTY = { en: '', es: '' };
const CHOSEN: Record<After, Pick<Draft, 'thanks' | 'redirectUrl'>> = {
  page: { thanks: null, redirectUrl: null },
  own: { thanks: EMPTY, redirectUrl: null },
  redirect: { thanks: null, redirectUrl: 'https://' },
};

export function AfterSection({ editor: { draft, set, complaints } }: SectionProps) {
  const t = useTexts(leadFormMessages);
  const { thanks, redirectUrl } = draft;
  const standing: After = redirectUrl !== null ? 'redirect' : thanks ? 'own' : 'page';
  return (
    <Card title={t('after.title')}>
      <div className="grid gap-4">
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 font-medium text-13">{t('after.legend')}</legend>
          {AFTER.map((each) => (
            <label
              key={each}
              className="flex min-h-11 items-center gap-3 rounded border px-3 py-2 hover:border-strong has-checked:border-primary has-checked:bg-sunken"
            >
              <input
                type="radio"
                name="after"
                checked={each === standing}
                onChange={() => set(CHOSEN[each])}
                className="size-4 shrink-0 accent-primary"
              />
              {t(`after.${each}`)}
            </label>
          ))}
        </fieldset>
        {thanks &&
          LANGUAGES.map((language) => (
            <TextAreaField
              key={language}
              label={t(`after.words.${language}`)}
              lang={language}
              rows={2}
              maxLength={500}
              value={thanks[language]}
              onChange={({ target }) => set({ thanks: { ...thanks, [language]: target.value } })}
            />
          ))}
        {redirectUrl !== null && (
          <TextField
            label={t('after.address')}
            hint={t('after.addressHint')}
            type="url"
            maxLength={1_000}
            value={redirectUrl}
            onChange={({ target }) => set({ redirectUrl: target.value.trim() })}
          />
        )}
        <Complaints of={complaints.filter(({ at }) => at === 'thanks' || at === 'redirect')} />
      </div>
    </Card>
  );
}

export function TakingSection({ editor: { draft, set } }: SectionProps) {
  const t = useTexts(leadFormMessages);
  return (
    <Card title={t('taking.title')}>
      <div className="grid gap-4">
        <CheckboxField
          label={t('taking.hours')}
          hint={t('taking.hoursHint')}
          checked={draft.takenWhen === 'open_hours'}
          onChange={({ target }) => set({ takenWhen: target.checked ? 'open_hours' : 'always' })}
        />
        <CheckboxField
          label={t('taking.delivered')}
          hint={t('taking.deliveredHint')}
          checked={draft.countedWhen === 'delivered'}
          onChange={({ target }) => set({ countedWhen: target.checked ? 'delivered' : 'taken' })}
        />
        <CheckboxField
          label={t('taking.imports')}
          hint={t('taking.importsHint')}
          checked={draft.takesImports}
          onChange={({ target }) => set({ takesImports: target.checked })}
        />
      </div>
    </Card>
  );
}
