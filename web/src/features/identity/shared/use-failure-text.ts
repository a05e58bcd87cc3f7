import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { loginFailure } from './login-failure.ts';
import { loginMessages } from './login-messages.ts';

/** Why a login was refused, in the specified words: in the toast that goes away, and beside the fields where it stays. */
export function useFailureText(): (error: unknown) => string {
  const t = useTexts(loginMessages);
  const errorText = useErrorText();
  return (error) => {
    switch (loginFailure(error)) {
      case 'credentials':
        return t('failure.credentials');
      case 'denied':
        return t('failure.denied');
      case 'no-profile':
        return t('failure.profileMissing', { message: error instanceof Error ? error.message : String(error) });
      default:
        return errorText(error);
    }
  };
}
