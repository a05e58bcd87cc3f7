import type { AccountDetail } from '@callstead/contract/identity/accounts';
import { phoneText } from '@callstead/domain/numbers/phone-text';
import { useTexts } from '../../../i18n/language.tsx';
import { Avatar } from '../../../ui/brand/avatar.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { accountDetailMessages } from './detail-messages.ts';

type Members = AccountDetail['members'];

/** Everybody who acts for the account. */
export function MemberList({ members }: { members: Members }) {
  const t = useTexts(accountDetailMessages);
  return (
    <section aria-labelledby="account-members" className="mt-6">
      <h3 id="account-members" className="mb-2 font-sans text-14">
        {t('members', { count: members.length })}
      </h3>
      <ul className="grid gap-3">
        {members.map((member) => (
          <Member key={member.id} member={member} />
        ))}
      </ul>
    </section>
  );
}

function Member({ member }: { member: Members[number] }) {
  const t = useTexts(accountDetailMessages);
  const { fullName, email, phone, avatarUrl, emailConfirmedAt, joinedAt } = member;
  return (
    <li className="flex items-start gap-3">
      <Avatar name={fullName} url={avatarUrl} />
      <div className="grid min-w-0 wrap-anywhere text-13">
        <p className="font-medium text-14">{fullName}</p>
        <p>
          {email}
          {emailConfirmedAt === null && <span className="text-warning"> · {t('unconfirmed')}</span>}
        </p>
        {phone && <p className="font-mono">{phoneText(phone)}</p>}
        <p className="text-muted">
          {t('since')} <DateTime only="date" value={joinedAt} />
        </p>
      </div>
    </li>
  );
}
