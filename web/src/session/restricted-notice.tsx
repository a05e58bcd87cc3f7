import type { Profile } from '@callstead/contract/identity/identity';
import { paths } from '@callstead/contract/paths';
import { ButtonLink } from '../ui/action/button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { ReviewProgress } from './review-progress.tsx';

type RestrictedNoticeProps = { profile: Profile; title: string; text: string; contact: string };

/** What stands in place of a screen that opens with the approval: how far the review is, or whom to write to. */
export function RestrictedNotice({ profile, title, text, contact }: RestrictedNoticeProps) {
  const isRejected = profile.status === 'rejected';
  const write = isRejected && (
    <ButtonLink to={paths.contact} variant="secondary" size="sm">
      {contact}
    </ButtonLink>
  );
  return (
    <>
      <Banner tone={isRejected ? 'danger' : 'warning'} title={title} action={write}>
        {text}
      </Banner>
      {!isRejected && <ReviewProgress registeredAt={profile.createdAt} />}
    </>
  );
}
