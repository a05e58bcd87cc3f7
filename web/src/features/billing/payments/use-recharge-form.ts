import type { AutoRecharge, FundingResponse } from '@callstead/contract/payments';
import { useState } from 'react';
import { type FieldErrors, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { ApiError } from '../../../api/api-error.ts';
import { isRefusal } from '../../../api/refusal.ts';
import { useFieldText } from '../../../i18n/field-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { readDollars } from '../../../ui/form/read-dollars.ts';
import { useMoney } from '../../../ui/format/money.tsx';
import { useSaveRecharge } from './api.ts';
import { fundingMessages } from './messages.ts';
import { useRechargeToast } from './use-switch-recharge.ts';

type Fields = { below: string; add: string; limit: string; methodId: string; isOn: boolean };
type Amount = 'below' | 'add' | 'limit';
export type RechargeForm = UseFormReturn<Fields>;

const FIRST = { belowCents: 10_000, addCents: 20_000, dailyLimitCents: 100_000 };
const typed = (cents: number) => String(cents / 100);

/** What is saved; whoever saves for the first time finds sums that suit most, and wants it on. */
function fieldsOf(rule: AutoRecharge | null, methods: FundingResponse['methods']): Fields {
  const { belowCents, addCents, dailyLimitCents } = rule ?? FIRST;
  const known = methods.find(({ id }) => id === rule?.methodId) ?? methods.find(({ isDefault }) => isDefault);
  return {
    below: typed(belowCents),
    add: typed(addCents),
    limit: typed(dailyLimitCents),
    methodId: known?.id ?? '',
    isOn: rule === null || rule.isOn || rule.stopped !== null,
  };
}

/** Saves from the version that was read; whatever goes wrong, what was typed stays. */
export function useRechargeForm(funding: FundingResponse, onClose: () => void) {
  const { autoRecharge: rule, methods } = funding;
  const [version, setVersion] = useState(rule?.version ?? 0);
  const saving = useSaveRecharge();
  const told = useRechargeToast();
  const form = useForm<Fields>({ resolver: useRules(funding), defaultValues: fieldsOf(rule, methods) });
  const submit = form.handleSubmit(({ below, add, limit, methodId, isOn }) => {
    const [belowCents = 0, addCents = 0, dailyLimitCents = 0] = [below, add, limit].map(readDollars);
    const wanted = { belowCents, addCents, dailyLimitCents, methodId, isOn, version };
    saving.mutate(wanted, {
      onSuccess: () => {
        told(wanted);
        onClose();
      },
      onError: (error) => {
        if (isUnknownMethod(error)) form.setError('methodId', { type: 'server', message: 'invalid' });
      },
    });
  });
  const takeSaved = () => {
    saving.reset();
    setVersion(rule?.version ?? 0);
    form.reset(fieldsOf(rule, methods));
  };
  return { form, saving, submit, isOutdated: isRefusal(saving.error, 'settings_changed'), takeSaved };
}

/** Removed while the form was open; sums are checked before they are sent. */
const isUnknownMethod = (error: unknown) => error instanceof ApiError && Boolean(error.problem?.fields?.methodId);

function useRules({ leastCents, mostCents }: FundingResponse): Resolver<Fields> {
  const t = useTexts(fundingMessages);
  const fieldText = useFieldText();
  const money = useMoney();
  const bounds: Record<Amount, [least: number, most: number]> = {
    below: [0, mostCents],
    add: [leastCents, mostCents],
    limit: [leastCents, 10 * mostCents],
  };
  const wrongWith = (name: Amount, text: string): string | undefined => {
    if (text.trim() === '') return fieldText('required');
    const cents = readDollars(text);
    if (cents === undefined) return fieldText('invalid');
    const [least, most] = bounds[name];
    if (cents < least) return t('addFunds.tooSmall', { least: money(least) });
    return cents > most ? t('addFunds.tooLarge', { most: money(most) }) : undefined;
  };
  return (fields) => {
    const errors: FieldErrors<Fields> = {};
    for (const name of ['below', 'add', 'limit'] as const) {
      const message = wrongWith(name, fields[name]);
      if (message) errors[name] = { type: 'validate', message };
    }
    const addCents = readDollars(fields.add) ?? 0;
    if (!errors.add && !errors.limit && (readDollars(fields.limit) ?? 0) < addCents)
      errors.limit = { type: 'validate', message: t('recharge.form.limitBelowAdd', { amount: money(addCents) }) };
    if (fields.methodId === '') errors.methodId = { type: 'validate', message: 'required' };
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: fields, errors: {} };
  };
}
