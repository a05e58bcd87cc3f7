import type { AccountDetail } from '@callstead/contract/identity/accounts';
import { paths } from '@callstead/contract/paths';
import type { Category } from '@callstead/domain/campaigns/categories';
import { phoneText } from '@callstead/domain/numbers/phone-text';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { accountMessages } from '../../../i18n/account-messages.ts';
import { categoryMessages } from '../../../i18n/category-messages.ts';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { Fact } from '../../../ui/layout/fact.tsx';
import { AccountStatusBadge } from './account-status-badge.tsx';
import { accountDetailMessages } from './detail-messages.ts';
import { MemberList } from './member-list.tsx';

type AccountFactsProps = {
  account: AccountDetail;
  /** Its page says more than a dialog. */
  isInDialog?: boolean;
};

export function AccountFacts({ account, isInDialog = false }: AccountFactsProps) {
  const t = useTexts(accountDetailMessages);
  const facts = useFacts(account);
  const empty = isInDialog ? [] : facts.filter(({ value }) => !value);
  return (
    <>
      <FactList facts={facts.filter((fact) => !empty.includes(fact))} />
      {empty.length > 0 && (
        <details className="mt-4">
          <summary className="w-fit py-1 text-13 text-primary underline underline-offset-4">
            {t('empty', { count: empty.length })}
          </summary>
          <FactList facts={empty} />
        </details>
      )}
      <MemberList members={account.members} />
      {isInDialog && (
        <Link
          to={paths.admin.account(account.id)}
          className="mt-4 mr-6 inline-block font-medium underline underline-offset-4"
        >
          {t('page')}
        </Link>
      )}
      <Link
        to={paths.admin.audit({ subjectType: 'account', subjectId: account.id })}
        className="mt-4 inline-block font-medium underline underline-offset-4"
      >
        {t('history')}
      </Link>
    </>
  );
}

type NamedFact = { name: FactName; value: ReactNode };
type FactName = Exclude<keyof AccountDetail, UntoldField>;
/** Told elsewhere on the screen, or of no use to a person. */
type UntoldField =
  | 'fullName'
  | 'isNetworkOwned'
  | 'timeZone'
  | 'avatarUrl'
  | 'hasPicture'
  | 'affId'
  | 'members'
  | 'tags';

function FactList({ facts }: { facts: readonly NamedFact[] }) {
  const t = useTexts(accountDetailMessages);
  return (
    <dl className="grid gap-x-6 sm:grid-cols-2 [&>div]:border-b [&>div]:py-2">
      {facts.map(({ name, value }) => (
        <Fact key={name} label={t(`fields.${name}`)}>
          {value}
        </Fact>
      ))}
    </dl>
  );
}

/** In the order in which people ask for them. */
function useFacts(account: AccountDetail): NamedFact[] {
  const t = useTexts(accountDetailMessages);
  const names = useTexts(accountMessages);
  const categories = useCategories();
  const moment = (value: string | null) => value && <DateTime value={value} />;
  const plain = (name: FactName & keyof AccountDetail) => ({ name, value: account[name] as ReactNode });
  return [
    plain('email'),
    { name: 'emailConfirmedAt', value: moment(account.emailConfirmedAt) },
    { name: 'userType', value: names(`types.${account.userType}`) },
    { name: 'status', value: <AccountStatusBadge status={account.status} /> },
    { name: 'phone', value: account.phone && <span className="font-mono">{phoneText(account.phone)}</span> },
    ...(['companyName', 'website', 'address', 'city', 'state', 'zipCode', 'avgInvestment'] as const).map(plain),
    { name: 'interestedServices', value: categories(account.interestedServices) },
    { name: 'servicesToPromote', value: categories(account.servicesToPromote) },
    ...(['trafficSources', 'teamProfile', 'comments'] as const).map(plain),
    ...(account.referredBy ? [{ name: 'referredBy' as const, value: <Referral {...account.referredBy} /> }] : []),
    { name: 'language', value: t(`languages.${account.language}`) },
    { name: 'createdAt', value: moment(account.createdAt) },
    { name: 'updatedAt', value: moment(account.updatedAt) },
    { name: 'id', value: <span className="font-mono text-13">{account.id}</span> },
  ];
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
