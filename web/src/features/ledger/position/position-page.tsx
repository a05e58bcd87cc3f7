import { paths } from '@callstead/contract/paths';
import { PositionQuery } from '@callstead/contract/reconciliation';
import { localDate } from '@callstead/domain/zone-clock';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../../i18n/language.tsx';
import { useMoneyNews } from '../../../live/use-money-news.ts';
import { TextLink } from '../../../ui/action/text-link.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import { useTimeZone } from '../../../ui/format/date-time.tsx';
import { useNow } from '../../../ui/hooks/use-now.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Differences } from './differences.tsx';
import { positionMessages } from './messages.ts';
import { PositionCard } from './position-card.tsx';
import { ReconciliationCard } from './reconciliation-card.tsx';

/** Where the network's money is, whose it is, and whether the gateway and the bank say the same. */
export default function PositionPage() {
  const t = useTexts(positionMessages);
  const [params] = useSearchParams();
  const { day } = PositionQuery.parse(Object.fromEntries(params));
  useMoneyNews();
  return (
    <>
      <title>{t('pageTitle')}</title>
      <PageHeader
        title={t('title')}
        intro={
          <>
            {t('intro')} <TextLink to={paths.admin.money}>{t('toMoney')}</TextLink>
          </>
        }
      >
        <DayField day={day} />
      </PageHeader>
      <PositionCard day={day} />
      <ReconciliationCard />
      <Differences />
    </>
  );
}

/** Empty is now. What is no day yet stays in the field and asks for nothing. */
function DayField({ day }: { day: string | undefined }) {
  const t = useTexts(positionMessages);
  const [params, setParams] = useSearchParams();
  const zone = useTimeZone();
  const now = useNow();
  const today = localDate(now ?? new Date(0), zone ?? 'UTC');
  const choose = (chosen: string) => {
    const next = new URLSearchParams(params);
    if (chosen === '') next.delete('day');
    else next.set('day', chosen);
    setParams(next, { preventScrollReset: true, replace: true });
  };
  return (
    <div className="w-full sm:w-56">
      <DateField
        label={t('day')}
        hint={t('dayHint')}
        optional
        value={day ?? params.get('day') ?? ''}
        onChange={choose}
        today={today}
      />
    </div>
  );
}
