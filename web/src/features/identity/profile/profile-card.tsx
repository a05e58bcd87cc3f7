import type { Profile } from '@callstead/contract/identity/identity';
import type { AccountStatus, UserType } from '@callstead/domain/identity/account';
import { can } from '@callstead/domain/policy';
import { Pencil } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { useActor } from '../../../session/use-actor.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Avatar } from '../../../ui/brand/avatar.tsx';
import type { Tone } from '../../../ui/brand/tone.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { useHydrated } from '../../../ui/hooks/use-hydrated.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { profileMessages } from './messages.ts';
import { PictureControl } from './picture-control.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { ProfileForm } from './profile-form.tsx';

type ProfileCardProps = {
  profile: Profile;
  /** Set when an admin edits it in its owner's stead. */
  account?: string | undefined;
};

/** Shows a profile; a button turns it into a form and back. */
export function ProfileCard({ profile, account }: ProfileCardProps) {
  const actor = useActor();
  const { editing, edit, close, editButton } = useEditMode();
  const mayEdit = can(actor, 'profile.update', profile);
  const isForm = editing && mayEdit; // a decision may arrive while somebody types
  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-4 border-b pb-5">
        <Identity profile={profile} />
        {mayEdit && !isForm && <EditButton ref={editButton} onEdit={edit} />}
      </div>
      {can(actor, 'picture.change', profile) && (
        <div className="border-b py-4">
          <PictureControl profile={profile} />
        </div>
      )}
      {isForm ? (
        <ProfileForm profile={profile} account={account} onClose={close} />
      ) : (
        <ProfileFacts profile={profile} />
      )}
      {!mayEdit && <WhyNot profile={profile} />}
    </Card>
  );
}

/** The focus returns to the button that opened the form. */
function useEditMode() {
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) editButton.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  return { editing, edit: () => setEditing(true), close: () => setEditing(false), editButton };
}

function EditButton({ ref, onEdit }: { ref: React.Ref<HTMLButtonElement>; onEdit: () => void }) {
  const t = useTexts(profileMessages);
  const hydrated = useHydrated();
  return (
    <Button ref={ref} variant="secondary" size="sm" icon={Pencil} disabled={!hydrated} onClick={onEdit}>
      {t('edit')}
    </Button>
  );
}

const STATUS_TONE: Record<AccountStatus, Tone> = { approved: 'success', pending: 'warning', rejected: 'danger' };

function Identity({ profile }: { profile: Profile }) {
  const t = useTexts(profileMessages);
  const { fullName, email, companyName, avatarUrl, status } = profile;
  return (
    <div className="flex min-w-0 items-center gap-4">
      <Avatar name={fullName} url={avatarUrl} className="size-16 text-20" />
      <div className="grid min-w-0 justify-items-start gap-0.5">
        <h2 className="max-w-full wrap-anywhere font-display font-semibold text-20">{fullName}</h2>
        <p className="max-w-full wrap-anywhere text-muted">{email}</p>
        {companyName && <p className="max-w-full wrap-anywhere text-muted">{companyName}</p>}
        <p className="mt-1">
          <span className="sr-only">{t('statusLabel')}: </span>
          <Badge tone={STATUS_TONE[status]}>{t(`statuses.${status}`)}</Badge>
        </p>
      </div>
    </div>
  );
}

const WHY_NOT = {
  admin: 'publisher.pending',
  publisher: 'publisher.pending',
  affiliate: 'publisher.pending',
  advertiser: 'advertiser.rejected',
} as const satisfies Record<UserType, string>;

function WhyNot({ profile }: { profile: Profile }) {
  const t = useTexts(profileMessages);
  return <p className="mt-5 border-t pt-4 text-muted">{t(WHY_NOT[profile.userType])}</p>;
}
