import { publicPaths } from '@callstead/contract/public-paths';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../api/api-error.ts';
import { type SecondFactor, useAuth } from '../../../session/auth.tsx';
import { loginFailure } from '../shared/login-failure.ts';
import { useLeaveWhenSignedIn } from '../shared/use-leave-when-signed-in.ts';
import { useLinkToken } from '../shared/use-link-token.ts';
import { useLoginToasts } from '../shared/use-login-toasts.ts';

/** A login by link: it begins with a click, so that programs which open the links of a mail use none up. */
export function useSignInByLink() {
  const token = useLinkToken();
  const [step, setStep] = useState<'link' | 'code'>('link');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  const { loginByLink, completeLogin } = useAuth();
  const { leaving } = useLeaveWhenSignedIn();
  const { welcome, refuse } = useLoginToasts('members');
  const navigate = useNavigate();
  const toLogin = () => void navigate(publicPaths.login, { replace: true });

  const enter = async () => {
    if (!token) return;
    setBusy(true);
    setRefusal(null);
    try {
      const session = await loginByLink(token);
      if (session) welcome(session);
      else setStep('code');
    } catch (error) {
      setRefusal(error);
    } finally {
      setBusy(false);
    }
  };

  const submitCode = async (factor: SecondFactor) => {
    try {
      welcome(await completeLogin(factor));
    } catch (error) {
      const failure = loginFailure(error);
      if (failure === 'wrong-code') throw error; // to the field it was typed into
      refuse(error, () => undefined);
      if (failure === 'start-over') toLogin(); // the link is used up
    }
  };

  return {
    step,
    ready: token !== undefined,
    busy: busy || leaving,
    leaving,
    refusal: token === null ? new ApiError('link_invalid') : refusal,
    enter,
    submitCode,
    backToPassword: toLogin,
  };
}
