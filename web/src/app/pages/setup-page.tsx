import { AdoptButton } from '../../features/campaigns/adopt/adopt-button.tsx';
import { InviteButton } from '../../features/identity/accounts/invite-button.tsx';
import { SetupPage } from '../../features/settings/setup/setup-page.tsx';

export default function ComposedSetupPage() {
  return (
    <SetupPage
      actions={(refresh) => ({ offers: <AdoptButton onAdopted={refresh} />, people: <InviteButton size="sm" /> })}
    />
  );
}
