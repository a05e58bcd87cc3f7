import type { Campaign } from '@callstead/contract/campaigns/managed-campaigns';
import { estimatedPayout, payoutText } from '@callstead/domain/campaigns/payout-text';
import { type FormEvent, useState } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useSetShare } from './api.ts';
import { campaignReviewMessages } from './messages.ts';

/** Only an admin sets what part of the price goes to publishers. */
export function ShareForm({ campaign }: { campaign: Campaign }) {
  const t = useTexts(campaignReviewMessages);
  const { language, currency } = useLanguage();
  const { terms, type } = campaign;
  const [percent, setPercent] = useState(String(terms.publisherShareBasisPoints / 100));
  const [isWrong, setIsWrong] = useState(false);
  const { save, isSaving } = useShare(campaign);
  const basisPoints = Math.round(Number(percent) * 100);
  const isValid = percent !== '' && basisPoints >= 1 && basisPoints <= 10_000;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsWrong(!isValid);
    if (isValid) save(basisPoints);
  };
  if (campaign.status === 'archived') return null;
  const payout = payoutText(terms.pricing, type, language, currency);
  return (
    <Card title={t('share')}>
      <form method="post" noValidate onSubmit={submit} className="grid gap-3">
        <TextField
          label={t('sharePercent')}
          hint={isValid ? t('shareHint', { payout: estimatedPayout(payout, basisPoints, currency) }) : undefined}
          error={isWrong && !isValid ? t('shareWrong') : undefined}
          type="number"
          inputMode="decimal"
          min={0.01}
          max={100}
          step="0.01"
          value={percent}
          onChange={(event) => setPercent(event.target.value)}
        />
        <Button
          type="submit"
          variant="secondary"
          busy={isSaving}
          disabled={isValid && basisPoints === terms.publisherShareBasisPoints}
        >
          {isSaving ? t('savingShare') : t('saveShare')}
        </Button>
      </form>
    </Card>
  );
}

function useShare(campaign: Campaign) {
  const t = useTexts(campaignReviewMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const setShare = useSetShare(campaign.id);
  const save = (publisherShareBasisPoints: number) =>
    setShare.mutate(
      { version: campaign.version, publisherShareBasisPoints },
      {
        onSuccess: () => toast({ title: t('shareSaved'), tone: 'success' }),
        onError: (error) => toast({ title: t('error'), description: errorText(error), tone: 'danger' }),
      },
    );
  return { save, isSaving: setShare.isPending };
}
