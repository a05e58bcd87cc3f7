import type { Profile } from '@callstead/contract/identity/identity';
import { isSwitchable } from '@callstead/domain/identity/account';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { OTHER_TYPE } from './account-menu.tsx';
import { accountsMessages } from './messages.ts';
import type { AccountDecisions } from './use-account-decisions.ts';

/** Publisher to affiliate, or back. */
export function SwitchTypeButton({ account, decisions }: { account: Profile; decisions: AccountDecisions }) {
  const t = useTexts(accountsMessages);
  if (!isSwitchable(account.userType)) return null;
  const other = OTHER_TYPE[account.userType];
  return (
    <Button
      variant="secondary"
      disabled={decisions.isBusy(account)}
      onClick={() => decisions.switchTo(account, other)}
      className="mr-auto"
    >
      {t(`switchTo.${other}`)}
    </Button>
  );
}
