import { CALL_FILTERS, WAY_FILTERS, type WayFilter } from '@callstead/contract/calls/call-filters';
import { OFFERED } from '@callstead/domain/offered';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { ListAddress } from '../../../ui/list/use-list-address.ts';
import { callsMessages } from '../shared/calls-messages.ts';

const OFFERED_FILTERS = WAY_FILTERS.filter((name) => OFFERED.links || name !== 'clickId');

/** Nine fields nobody needs every day: one is chosen, what it asks for stands as a chip beside the others. */
export function WayForm({ address }: { address: ListAddress }) {
  const t = useTexts(callsMessages);
  const [name, setName] = useState<WayFilter>('sub1');
  const [value, setValue] = useState('');
  const filter = CALL_FILTERS[name];
  const maxLength = 'codeLength' in filter ? filter.codeLength : filter.textLength;
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (value.trim() === '') return;
    address.change({ [name]: value.trim() });
    setValue('');
  };
  return (
    <form noValidate onSubmit={apply} aria-label={t('way.title')} className="grid gap-3">
      <p className="font-medium text-13">{t('way.title')}</p>
      <div className="grid grid-cols-[repeat(2,minmax(0,1fr))] gap-3 max-sm:grid-cols-[minmax(0,1fr)]">
        <SelectField
          label={t('way.what')}
          options={OFFERED_FILTERS.map((each) => ({ value: each, label: t(`columns.${each}`) }))}
          value={name}
          onChange={(chosen) => setName(chosen as WayFilter)}
        />
        <TextField
          label={t(`columns.${name}`)}
          hint={t('way.value')}
          required={false}
          maxLength={maxLength}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
      </div>
      <Button type="submit" size="sm" variant="secondary" disabled={value.trim() === ''}>
        {t('way.apply')}
      </Button>
    </form>
  );
}
