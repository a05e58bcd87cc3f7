import type { AccountDetail } from '@callstead/contract/identity/accounts';
import { paths } from '@callstead/contract/paths';
import type { Category } from '@callstead/domain/campaigns/categories';
import { phoneText } from '@callstead/domain/numbers/phone-text';
import { Link } from 'react-router';
import { accountMessages } from '../../../i18n/account-messages.ts';
import { categoryMessages } from '../../../i18n/category-messages.ts';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { Fact } from '../../../ui/layout/fact.tsx';
import { AccountStatusBadge } from './account-status-badge.tsx';
import { accountDetailMessages } from './detail-messages.ts';
import { MemberList } from './member-list.tsx';

export function AccountFacts({ account }: { account: AccountDetail }) {
  const t = useTexts(accountDetailMessages);
  const names = useTexts(accountMessages);
  const categories = useCategories();
  const moment = (value: string | null) => value && <DateTime value={value} />;
  return (
    <>
      <dl className="grid gap-x-6 sm:grid-cols-2 [&>div]:border-b [&>div]:py-2">
        <Fact label={t('fields.email')}>{account.email}</Fact>
        <Fact label={t('fields.emailConfirmedAt')}>{moment(account.emailConfirmedAt)}</Fact>
        <Fact label={t('fields.userType')}>{names(`types.${account.userType}`)}</Fact>
        <Fact label={t('fields.status')}>
          <AccountStatusBadge status={account.status} />
        </Fact>
        <Fact label={t('fields.phone')}>
          {account.phone && <span className="font-mono">{phoneText(account.phone)}</span>}
        </Fact>
        <Fact label={t('fields.companyName')}>{account.companyName}</Fact>
        <Fact label={t('fields.website')}>{account.website}</Fact>
        <Fact label={t('fields.address')}>{account.address}</Fact>
        <Fact label={t('fields.city')}>{account.city}</Fact>
        <Fact label={t('fields.state')}>{account.state}</Fact>
        <Fact label={t('fields.zipCode')}>{account.zipCode}</Fact>
        <Fact label={t('fields.avgInvestment')}>{account.avgInvestment}</Fact>
        <Fact label={t('fields.interestedServices')}>{categories(account.interestedServices)}</Fact>
        <Fact label={t('fields.servicesToPromote')}>{categories(account.servicesToPromote)}</Fact>
        <Fact label={t('fields.trafficSources')}>{account.trafficSources}</Fact>
        <Fact label={t('fields.teamProfile')}>{account.teamProfile}</Fact>
        <Fact label={t('fields.comments')}>{account.comments}</Fact>
        {account.referredBy && (
          <Fact label={t('fields.referredBy')}>
            <Referral {...account.referredBy} />
          </Fact>
        )}
        <Fact label={t('fields.language')}>{t(`languages.${account.language}`)}</Fact>
        <Fact label={t('fields.createdAt')}>{moment(account.createdAt)}</Fact>
        <Fact label={t('fields.updatedAt')}>{moment(account.updatedAt)}</Fact>
        <Fact label={t('fields.id')}>
          <span className="font-mono text-13">{account.id}</span>
        </Fact>
      </dl>
      <MemberList members={account.members} />
      <Link
        to={paths.admin.audit({ subjectType: 'account', subjectId: account.id })}
        className="mt-4 inline-block font-medium underline underline-offset-4"
      >
        {t('history')}
      </Link>
    </>
  );
}

function Referral({ name, affId, shareBasisPoints, endsAt }: NonNullable<AccountDetail['referredBy']>) {
  const t = useTexts(accountDetailMessages);
  const formats = useFormats();
  const share = formats.number(shareBasisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <>
      {name} <span className="font-mono">{affId}</span>
      <br />
      <span className="text-13 text-muted">
        {t('referral', { share })} <DateTime value={endsAt} only="date" />
      </span>
    </>
  );
}

/** 'a, b' on screens. */
function useCategories(): (categories: readonly Category[]) => string {
  const t = useTexts(categoryMessages);
  return (categories) => categories.map((category) => t(`category.${category}`)).join(', ');
}
