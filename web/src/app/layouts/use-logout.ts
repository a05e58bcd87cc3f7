import { publicPaths } from '@callstead/contract/public-paths';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { useAuth } from '../../session/auth.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { logoutMessages } from './logout-messages.ts';

/** Logs out, says so in the words of the place it was asked from, and goes to the login page. */
export function useLogout(from: 'site' | 'panel' | 'admin') {
  const t = useTexts(logoutMessages);
  const language = useLanguage();
  const { logout } = useAuth();
  const { toast } = useToast();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  const leave = async () => {
    setBusy(true);
    try {
      await logout();
      toast({ title: t(`${from}.done`), description: t(`${from}.goodbye`), tone: 'success' });
      navigate(publicPaths.login);
    } catch (error) {
      // Every page carries this button; hardly anybody ever needs the list of errors.
      const { errorTextIn } = await import('../../i18n/error-text.ts');
      const description = from === 'panel' ? t('panel.why') : errorTextIn(language, error);
      toast({ title: t(`${from}.failed`), description, tone: 'danger' });
    } finally {
      setBusy(false);
    }
  };
  return { logout: () => void leave(), busy };
}
