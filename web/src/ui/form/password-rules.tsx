import { PASSWORD_RULES } from '@callstead/domain/identity/password-rules';
import { clsx } from 'clsx';
import { Check, Circle } from 'lucide';
import { useTexts } from '../../i18n/language.tsx';
import { Icon } from '../brand/icon.tsx';
import { passwordFieldMessages } from './password-field-messages.ts';

/** The rules of the domain, ticked off while a person types. Give it an id to describe the password field with. */
export function PasswordRules({ password, id }: { password: string; id?: string }) {
  const t = useTexts(passwordFieldMessages);
  return (
    <ul id={id} className="grid gap-1 text-13" aria-label={t('passwordRules')}>
      {PASSWORD_RULES.map((rule) => {
        const met = rule.holds(password);
        return (
          <li key={rule.id} className={clsx('flex items-center gap-2', met ? 'text-success' : 'text-muted')}>
            <Icon of={met ? Check : Circle} className={met ? '' : 'scale-50'} />
            <span>
              {t(rule.id)}
              <span className="sr-only"> ({t(met ? 'ruleMet' : 'ruleUnmet')})</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
