import type { OwnApplication } from '@callstead/contract/applications';
import { applyToCampaign, withdrawApplication } from '@callstead/contract/applications-endpoints';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { applyingMessages } from './messages.ts';

/** Where somebody asks: the same refusal has other words in the panel and on the public page. */
export type ApplyingPlace = 'panel' | 'offer';

type Applying = { offerId: string; place: ApplyingPlace; onChange: (application: OwnApplication | null) => void };

const SHOWN_ID_LENGTH = 8;

/** Asking and taking it back. Needs no query client: the offer page has none. */
export function useApplying({ offerId, place, onChange }: Applying) {
  const t = useTexts(applyingMessages);
  const { toast } = useToast();
  const tellFailure = useFailureToast(place);
  const [busy, setBusy] = useState(false);

  const run = async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      tellFailure(error);
      return false;
    } finally {
      setBusy(false);
    }
  };

  return {
    busy,
    apply: (message: string) =>
      run(async () => {
        const { application } = await call(applyToCampaign, { params: { publicId: offerId }, body: { message } });
        const id = application?.id.slice(0, SHOWN_ID_LENGTH) ?? '';
        toast({ title: t('sent'), description: t('sentText', { id }), tone: 'success' });
        onChange(application);
      }),
    withdraw: (application: OwnApplication) =>
      run(async () => {
        await call(withdrawApplication, { params: { id: application.id } });
        toast({ title: t('withdrawn'), description: t('withdrawnText') });
        onChange(null);
      }),
  };
}

/** What the spec says for each way of failing; a refusal with a reason of its own says that. */
function useFailureToast(place: ApplyingPlace) {
  const t = useTexts(applyingMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const texts = (error: unknown) => {
    const code = error instanceof ApiError ? error.code : 'internal';
    if (code === 'unauthenticated' && place === 'offer') return [t('actionRequired'), t('actionRequiredText')] as const;
    if (code === 'unauthenticated') return [t('error'), t('logInFirst')] as const;
    if (code === 'forbidden') return [t('notAllowed'), t('notAllowedText')] as const;
    const isOurs = code === 'unavailable' || code === 'internal';
    return [t('error'), isOurs ? t('failed') : errorText(error)] as const;
  };
  return (error: unknown) => {
    const [title, description] = texts(error);
    toast({ title, description, tone: 'danger' });
  };
}
