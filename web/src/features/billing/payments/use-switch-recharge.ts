import type { AutoRecharge, SaveAutoRechargeRequest } from '@callstead/contract/payments';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { useSaveRecharge } from './api.ts';
import { fundingMessages } from './messages.ts';

/** On and off without the form. Whose method was removed has to choose another first. */
export function useSwitchRecharge(rule: AutoRecharge | null) {
  const t = useTexts(fundingMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const save = useSaveRecharge();
  const told = useRechargeToast();
  const switchTo = (isOn: boolean) => {
    if (!rule?.methodId) return;
    const { belowCents, addCents, dailyLimitCents, methodId, version } = rule;
    const changed = { belowCents, addCents, dailyLimitCents, methodId, version, isOn };
    save.mutate(changed, {
      onSuccess: () => told(changed),
      onError: (error) => toast({ title: t('recharge.failed'), description: errorText(error), tone: 'danger' }),
    });
  };
  return { canSwitch: Boolean(rule?.methodId), switchTo, isPending: save.isPending };
}

export function useRechargeToast(): (saved: SaveAutoRechargeRequest) => void {
  const t = useTexts(fundingMessages);
  const money = useMoney();
  const { toast } = useToast();
  return ({ isOn, belowCents, addCents }) => {
    const description = t('recharge.savedOnText', { below: money(belowCents), add: money(addCents) });
    if (isOn) toast({ title: t('recharge.savedOn'), description, tone: 'success' });
    else toast({ title: t('recharge.savedOff'), tone: 'success' });
  };
}
