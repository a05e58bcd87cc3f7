import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { advertiserChoicesQuery } from './api.ts';
import { transferMessages } from './messages.ts';

export type Advertiser = { id: string; name: string };

type AdvertiserFieldProps = {
  chosen: Advertiser | null;
  onChoose: (advertiser: Advertiser | null) => void;
  isMissing?: boolean;
  /** Offers to choose nobody, in these words. */
  nobody?: string;
};

/** The server searches; below the search stand the few it found, one of which is chosen. */
export function AdvertiserField({ chosen, onChoose, isMissing = false, nobody }: AdvertiserFieldProps) {
  const t = useTexts(transferMessages);
  const fieldText = useFieldText();
  const errorText = useErrorText();
  const group = useId();
  const [search, setSearch] = useState('');
  const found = useQuery(advertiserChoicesQuery(search.trim()));
  const choices = (found.data?.data ?? []).filter(({ isNetworkOwned, id }) => !isNetworkOwned && id !== chosen?.id);
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{t('advertiser')}</legend>
      <TextField
        label={t('advertiser')}
        hint={t('advertiserHint')}
        type="search"
        autoComplete="off"
        maxLength={200}
        optional={nobody !== undefined}
        value={search}
        error={isMissing ? fieldText('required') : undefined}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()} // searches, and does not send the form
      />
      <div className="grid max-h-56 gap-1 overflow-y-auto">
        {nobody !== undefined && (
          <Choice group={group} label={nobody} isChosen={!chosen} onChoose={() => onChoose(null)} />
        )}
        {chosen && <Choice group={group} label={chosen.name} isChosen onChoose={() => undefined} />}
        {choices.map((each) => (
          <Choice
            key={each.id}
            group={group}
            label={each.name}
            detail={each.email}
            isChosen={false}
            onChoose={() => onChoose(each)}
          />
        ))}
      </div>
      <p role="status" className="text-13 text-muted empty:hidden">
        {found.isError && t('advertiserFailed', { message: errorText(found.error) })}
        {found.data && choices.length === 0 && !chosen && t('advertiserEmpty')}
      </p>
    </fieldset>
  );
}

type ChoiceProps = { group: string; label: string; detail?: string; isChosen: boolean; onChoose: () => void };

function Choice({ group, label, detail, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className="flex min-h-11 items-center gap-3 rounded border px-3 py-1.5 hover:border-strong has-checked:border-primary has-checked:bg-sunken">
      <input type="radio" name={group} checked={isChosen} onChange={onChoose} className="size-4 accent-primary" />
      <span className="grid min-w-0 break-words">
        {label} {detail && <span className="text-12 text-muted">{detail}</span>}
      </span>
    </label>
  );
}
