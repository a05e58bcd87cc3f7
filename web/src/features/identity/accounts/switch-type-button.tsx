import type { Profile } from '@callstead/contract/identity/identity';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { accountsMessages } from './messages.ts';
import type { AccountDecisions } from './use-account-decisions.ts';
import { useOtherType } from './use-other-type.ts';

/** Publisher to affiliate, or back. */
export function SwitchTypeButton({ account, decisions }: { account: Profile; decisions: AccountDecisions }) {
  const t = useTexts(accountsMessages);
  const other = useOtherType()(account);
  if (!other) return null;
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
