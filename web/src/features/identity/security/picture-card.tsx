import { can } from '@callstead/domain/policy';
import { useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { useActor } from '../../../session/use-actor.ts';
import { Avatar } from '../../../ui/brand/avatar.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PictureControl } from '../profile/picture-control.tsx';
import { pictureMessages } from '../profile/picture-messages.ts';

/** For administrators, who have no account page. */
export function PictureCard() {
  const t = useTexts(pictureMessages);
  const { profile } = useAuth();
  const actor = useActor();
  if (profile?.userType !== 'admin' || !can(actor, 'picture.change', profile)) return null;
  return (
    <Card title={t('title')}>
      <div className="flex flex-wrap items-start gap-4">
        <Avatar name={profile.fullName} url={profile.avatarUrl} className="size-16 text-20" />
        <div className="min-w-0 flex-1">
          <PictureControl profile={profile} />
        </div>
      </div>
    </Card>
  );
}
