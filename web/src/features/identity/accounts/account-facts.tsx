import type { AccountDetail } from '@callstead/contract/identity/accounts';
import { paths } from '@callstead/contract/paths';
import type { Category } from '@callstead/domain/campaigns/categories';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { accountsMessages } from '../../../i18n/accounts-messages.ts';
import { categoryMessages } from '../../../i18n/category-messages.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { uiMessages } from '../../../i18n/ui-messages.ts';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { AccountStatusBadge } from './account-status-badge.tsx';
import { accountDetailMessages } from './detail-messages.ts';

export function AccountFacts({ account }: { account: AccountDetail }) {
  const t = useTexts(accountDetailMessages);
  const names = useTexts(accountsMessages);
  const categories = useCategories();
  const moment = (value: string | null) => value && <DateTime value={value} />;
  return (
    <>
      <dl className="grid gap-x-6 sm:grid-cols-2">
        <Fact name={t('fields.email')}>{account.email}</Fact>
        <Fact name={t('fields.emailConfirmedAt')}>{moment(account.emailConfirmedAt)}</Fact>
        <Fact name={t('fields.userType')}>{names(`types.${account.userType}`)}</Fact>
        <Fact name={t('fields.status')}>
          <AccountStatusBadge status={account.status} />
        </Fact>
        <Fact name={t('fields.phone')}>{account.phone && <span className="font-mono">{account.phone}</span>}</Fact>
        <Fact name={t('fields.companyName')}>{account.companyName}</Fact>
        <Fact name={t('fields.website')}>{account.website}</Fact>
        <Fact name={t('fields.address')}>{account.address}</Fact>
        <Fact name={t('fields.city')}>{account.city}</Fact>
        <Fact name={t('fields.state')}>{account.state}</Fact>
        <Fact name={t('fields.zipCode')}>{account.zipCode}</Fact>
        <Fact name={t('fields.avgInvestment')}>{account.avgInvestment}</Fact>
        <Fact name={t('fields.interestedServices')}>{categories(account.interestedServices)}</Fact>
        <Fact name={t('fields.servicesToPromote')}>{categories(account.servicesToPromote)}</Fact>
        <Fact name={t('fields.trafficSources')}>{account.trafficSources}</Fact>
        <Fact name={t('fields.teamProfile')}>{account.teamProfile}</Fact>
        <Fact name={t('fields.comments')}>{account.comments}</Fact>
        <Fact name={t('fields.language')}>{t(`languages.${account.language}`)}</Fact>
        <Fact name={t('fields.createdAt')}>{moment(account.createdAt)}</Fact>
        <Fact name={t('fields.updatedAt')}>{moment(account.updatedAt)}</Fact>
        <Fact name={t('fields.id')}>
          <span className="font-mono text-13">{account.id}</span>
        </Fact>
      </dl>
      <Link
        to={paths.admin.audit({ subjectType: 'account', subjectId: account.id })}
        className="mt-4 inline-block font-medium underline underline-offset-4"
      >
        {t('history')}
      </Link>
    </>
  );
}

/** 'a, b' on screens. */
function useCategories(): (categories: readonly Category[]) => string {
  const t = useTexts(categoryMessages);
  return (categories) => categories.map((category) => t(`category.${category}`)).join(', ');
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  const t = useTexts(uiMessages);
  return (
    <div className="min-w-0 border-b py-2">
      <dt className="text-12 text-muted">{name}</dt>
      <dd className="whitespace-pre-line break-words">
        {children || <span className="text-muted">{t('unspecified')}</span>}
      </dd>
    </div>
  );
}
