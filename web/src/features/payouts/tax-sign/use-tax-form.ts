import type { Profile } from '@callstead/contract/identity/identity';
import { SignTaxFormRequest } from '@callstead/contract/payouts/tax';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { get, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { ApiError } from '../../../api/api-error.ts';
import { showFieldErrors } from '../../../api/field-errors.ts';
import { useSignTaxForm } from '../tax/api.ts';
import { fieldsOf, STEPS, type Step } from './steps.ts';
import { kindOf, requestOf, startingWith, type TaxValues } from './values.ts';

export type TaxFormState = UseFormReturn<TaxValues, unknown, SignTaxFormRequest>;

const NO_ID = '00000000-0000-4000-8000-000000000000'; // the real one is given when it is sent
const byContract = zodResolver(SignTaxFormRequest) as unknown as Resolver<object, unknown, SignTaxFormRequest>;
/** The contract reads what belongs to the form that fits; the names of the fields are the same. */
const resolver = ((values: TaxValues, context: unknown, options: never) =>
  byContract(requestOf(values, NO_ID), context, options)) as unknown as Resolver<
  TaxValues,
  unknown,
  SignTaxFormRequest
>;

/** Step by step; whatever goes wrong, what was typed stays. */
export function useTaxForm(profile: Profile, onSigned: () => void) {
  const [step, setStep] = useState<Step>('who');
  const signing = useSignTaxForm();
  const idOf = useRequestId();
  const form: TaxFormState = useForm<TaxValues, unknown, SignTaxFormRequest>({
    resolver,
    defaultValues: startingWith(profile.fullName),
  });
  const kind = () => kindOf(form.getValues());

  /** A mistake that shows only when all is there leads back to its step. */
  const stepWith = (isWrong: (field: string) => boolean) =>
    STEPS.find((each) => fieldsOf(each, kind()).some(isWrong)) ?? 'sign';
  const refuse = (error: Error) => {
    showFieldErrors(form, error);
    const fields = error instanceof ApiError ? (error.problem?.fields ?? {}) : {};
    setStep(stepWith((field) => Object.hasOwn(fields, field)));
  };

  const sign = form.handleSubmit(
    (request) => signing.mutate({ ...request, id: idOf(request) }, { onSuccess: onSigned, onError: refuse }),
    (errors) => setStep(stepWith((field) => get(errors, field) !== undefined)),
  );
  const goOn = async () => {
    if (step === 'sign') return sign();
    if (step === 'who') suggestName(form, profile);
    const isFine =
      step === 'who' ? isAnswered(form) : await form.trigger(fieldsOf(step, kind()), { shouldFocus: true });
    if (isFine) setStep(STEPS[STEPS.indexOf(step) + 1] ?? 'sign');
  };
  const goBack = () => setStep(STEPS[STEPS.indexOf(step) - 1] ?? 'who');

  return { form, step, signing, goOn, goBack };
}

function isAnswered(form: TaxFormState): boolean {
  const open = (['isUsPerson', 'isEntity'] as const).filter((name) => form.getValues(name) === '');
  for (const name of open) form.setError(name, { message: 'required' });
  return open.length === 0;
}

/** Whoever is paid, as far as the account says, unless something else was typed. */
function suggestName(form: TaxFormState, { fullName, companyName }: Profile): void {
  const [isEntity, name] = form.getValues(['isEntity', 'name']);
  const suggested = isEntity === 'yes' ? (companyName ?? '') : fullName;
  if (['', fullName, companyName].includes(name)) form.setValue('name', suggested);
}

/** The same for the same form, so that one sent twice is signed once; another for another. */
function useRequestId() {
  const sent = useRef({ content: '', id: '' });
  return (request: SignTaxFormRequest): string => {
    const content = JSON.stringify(request);
    if (sent.current.content !== content) sent.current = { content, id: crypto.randomUUID() };
    return sent.current.id;
  };
}
