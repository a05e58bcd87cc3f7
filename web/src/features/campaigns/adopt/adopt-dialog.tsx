import type { CatalogueOffer } from '@callstead/contract/campaigns/catalogue';
import { CATEGORIES } from '@callstead/domain/campaigns/categories';
import { categoryName } from '@callstead/domain/campaigns/category-names';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../../ui/overlay/dialog-buttons.tsx';
import { AdoptedOffer } from './adopted-offer.tsx';
import { catalogueQuery } from './api.ts';
import { adoptMessages } from './messages.ts';
import { type Adopting, useAdopting } from './use-adopting.ts';

const ALL = 'all';

/** The catalogue's drafts: which of them, at what price, and who answers. */
export function AdoptDialog({ onClose, onAdopted }: { onClose: () => void; onAdopted?: () => void }) {
  const t = useTexts(adoptMessages);
  const catalogue = useQuery(catalogueQuery);
  const offers = catalogue.data?.offers ?? [];
  const adopting = useAdopting(offers, () => {
    onAdopted?.();
    onClose();
  });
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={t('title')}
      description={t('text')}
      footer={
        <DialogButtons onCancel={onClose} onClick={adopting.submit} busy={adopting.isBusy}>
          {t('adopt', { count: adopting.chosen.length })}
        </DialogButtons>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <FailureBanner error={adopting.error} />
        <div role="alert" className="empty:hidden">
          {adopting.isNothingChosen && <Banner tone="danger">{t('nothingChosen')}</Banner>}
        </div>
        {catalogue.data ? <Choice offers={offers} adopting={adopting} /> : <NotYet query={catalogue} />}
      </div>
    </Dialog>
  );
}

function NotYet({ query }: { query: { isPending: boolean; error: unknown; refetch: () => unknown } }) {
  const t = useTexts(adoptMessages);
  const errorText = useErrorText();
  if (query.isPending) return <Skeleton className="h-64 w-full" />;
  const message = t('loadFailed', { message: errorText(query.error) });
  return <ErrorState message={message} onRetry={() => void query.refetch()} />;
}

function Choice({ offers, adopting }: { offers: readonly CatalogueOffer[]; adopting: Adopting }) {
  const t = useTexts(adoptMessages);
  const fieldText = useFieldText();
  const { language } = useLanguage();
  const [category, setCategory] = useState(ALL);
  const shown = offers.filter((offer) => category === ALL || offer.category === category);
  const there = CATEGORIES.filter((each) => offers.some((offer) => offer.category === each));
  if (offers.length === 0) return <p role="status">{t('none')}</p>;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('destination')}
          type="tel"
          autoComplete="off"
          hint={t('destinationHint')}
          value={adopting.destination}
          error={fieldText(adopting.destinationProblem)}
          onChange={(event) => adopting.setDestination(event.target.value)}
        />
        <SelectField
          label={t('category')}
          options={[
            { value: ALL, label: t('all') },
            ...there.map((value) => ({ value, label: categoryName(value, language) })),
          ]}
          value={category}
          onChange={setCategory}
        />
      </div>
      <ul aria-label={t('offers')} className="grid divide-y rounded border">
        {shown.map((offer) => (
          <AdoptedOffer key={offer.id} offer={offer} adopting={adopting} />
        ))}
      </ul>
    </>
  );
}
