import type { NumberPool } from '@callstead/contract/number-pools';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useDebouncedSearch } from '../../../ui/hooks/use-debounced-search.ts';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { approvedQuery } from './api.ts';
import { poolsMessages } from './messages.ts';
import { PoolForm } from './pool-form.tsx';

export function EditPoolDialog({ pool, onClose }: { pool: NumberPool; onClose: () => void }) {
  const t = useTexts(poolsMessages);
  const title = t('dialog.edit', { name: pool.publisher.name });
  return (
    <Dialog open onOpenChange={onClose} title={title} description={t('dialog.text')}>
      <PoolForm applicationId={pool.applicationId} pool={pool} onClose={onClose} />
    </Dialog>
  );
}

/** First for whom, then how many. */
export function NewPoolDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(poolsMessages);
  const [applicationId, setApplicationId] = useState('');
  return (
    <Dialog open onOpenChange={onClose} title={t('dialog.add')} description={t('dialog.text')}>
      <div className="grid gap-4">
        <WhoseField value={applicationId} onChange={setApplicationId} />
        {applicationId !== '' && <PoolForm key={applicationId} applicationId={applicationId} onClose={onClose} />}
      </div>
    </Dialog>
  );
}

const NOBODY = 'nobody';

function WhoseField({ value, onChange }: { value: string; onChange: (applicationId: string) => void }) {
  const t = useTexts(poolsMessages);
  const { language } = useLanguage();
  const [search, setSearch] = useState('');
  const [typed, setTyped] = useDebouncedSearch(search, setSearch);
  const found = useQuery(approvedQuery(search, language));
  const takers = found.data?.data.filter(({ campaign }) => campaign.type === 'call') ?? [];
  const options = takers.map(({ id, applicant, campaign }) => ({
    value: id,
    label: `${applicant.fullName} (${applicant.affId}) · ${campaign.id} ${campaign.title}`,
  }));
  return (
    <>
      <TextField
        label={t('dialog.find')}
        type="search"
        required={false}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <FailureBanner error={found.error} />
      {found.data && takers.length === 0 ? (
        <p className="text-13 text-muted">{t('dialog.none')}</p>
      ) : (
        <SelectField
          label={t('dialog.whose')}
          options={[{ value: NOBODY, label: t('dialog.choose') }, ...options]}
          value={options.some((option) => option.value === value) ? value : NOBODY}
          onChange={(chosen) => onChange(chosen === NOBODY ? '' : chosen)}
        />
      )}
    </>
  );
}
