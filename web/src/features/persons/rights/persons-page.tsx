import { Search } from 'lucide';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useFindPerson } from './api.ts';
import { ErasureList } from './erasure-list.tsx';
import { FoundCard } from './found-card.tsx';
import { personsMessages } from './messages.ts';
import { SuppressionCard } from './suppression-card.tsx';

export default function PersonsPage() {
  const t = useTexts(personsMessages);
  const finding = useFindPerson();
  return (
    <>
      <title>{t('pageTitle')}</title>
      <PageHeader title={t('title')} intro={t('intro')} />
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
        <FindForm finding={finding} />
        {finding.data && (
          <FoundCard
            key={finding.data.token}
            person={finding.data}
            onChanged={() => finding.mutate(finding.data.contact)}
          />
        )}
        <SuppressionCard />
        <ErasureList />
      </div>
    </>
  );
}

/** What is looked for never stands in the address: that is kept in histories and logs. */
function FindForm({ finding }: { finding: ReturnType<typeof useFindPerson> }) {
  const t = useTexts(personsMessages);
  const [contact, setContact] = useState('');
  const isUnreadable = finding.error instanceof ApiError && finding.error.code === 'validation_failed';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (contact.trim() !== '') finding.mutate(contact);
  };
  return (
    <Card>
      <form noValidate onSubmit={submit} className="grid gap-3">
        <div className="flex flex-wrap items-start gap-3">
          <TextField
            label={t('contact')}
            hint={t('contactHint')}
            error={isUnreadable ? t('contactInvalid') : undefined}
            autoComplete="off"
            maxLength={254}
            className="min-w-0 flex-1 basis-64"
            value={contact}
            onChange={(event) => setContact(event.target.value)}
          />
          <Button type="submit" icon={Search} busy={finding.isPending} className="mt-7">
            {t(finding.isPending ? 'finding' : 'find')}
          </Button>
        </div>
        <FailureBanner error={isUnreadable ? null : finding.error} />
      </form>
    </Card>
  );
}
