import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type Credentials, type SecondFactor, useAuth } from '../../../session/auth.tsx';
import { useLazyRules } from '../../../ui/form/use-lazy-rules.ts';
import { type LoginFailure, loginFailure } from './login-failure.ts';
import { useLeaveWhenSignedIn } from './use-leave-when-signed-in.ts';
import { useLoginToasts } from './use-login-toasts.ts';
import { useResendConfirmation } from './use-resend-confirmation.ts';

const loadRules = () => import('./sign-in-rules.ts').then(({ credentialsRules }) => credentialsRules);

/** After these the same code step can still succeed. */
const WORTH_RETRYING: readonly LoginFailure[] = ['credentials', 'other'];

export type SignIn = ReturnType<typeof useSignIn>;

/** A login from the first field to the page behind it; both login pages draw it in their own way. */
export function useSignIn(portal: Credentials['portal']) {
  // No default values: they would wipe what a password manager or a quick person filled in before the script ran.
  const form = useForm({ resolver: useLazyRules(loadRules) });
  const [step, setStep] = useState<'password' | 'code'>('password');
  const [refusal, setRefusal] = useState<{ error: unknown; email: string } | null>(null);
  const { login, completeLogin } = useAuth();
  const { leaving } = useLeaveWhenSignedIn();
  const toasts = useLoginToasts(portal);
  const { resend, sending } = useResendConfirmation();

  const refuse = (error: unknown) => {
    const email = form.getValues('email');
    toasts.refuse(error, () => void resend(email));
    setRefusal({ error, email });
    form.setFocus('password', { shouldSelect: true }); // most of the time that is what was mistyped
  };

  const submitCredentials = form.handleSubmit(async (credentials) => {
    setRefusal(null);
    try {
      const session = await login({ ...credentials, portal });
      if (session) toasts.welcome(session);
      else setStep('code');
    } catch (error) {
      refuse(error);
    }
  });

  const submitCode = async (factor: SecondFactor) => {
    try {
      toasts.welcome(await completeLogin(factor));
    } catch (error) {
      const failure = loginFailure(error);
      if (failure === 'wrong-code') throw error;
      refuse(error);
      if (!WORTH_RETRYING.includes(failure)) setStep('password');
    }
  };

  return {
    form,
    step,
    busy: form.formState.isSubmitting || leaving,
    leaving,
    submitCredentials,
    /** Throws a wrong code back to the field it was typed into. */
    submitCode,
    backToPassword: () => setStep('password'),
    /** Stays until the next try. */
    refusal: refusal && { ...refusal, resend: () => void resend(refusal.email), sending },
  };
}
