import type { NumberPool } from '@callstead/contract/number-pools';
import { paths } from '@callstead/contract/paths';
import { useTexts } from '../../../i18n/language.tsx';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { poolsMessages } from './messages.ts';

export function usePoolColumns(onEdit: (pool: NumberPool) => void): Column<NumberPool>[] {
  const t = useTexts(poolsMessages);
  return [
    { id: 'whose', header: t('columns.whose'), cell: (pool) => <Whose pool={pool} /> },
    ...FACTS.map(([id, Fact]) => ({
      id,
      header: t(`columns.${id}`),
      wideOnly: true,
      cell: (pool: NumberPool) => <Fact pool={pool} />,
    })),
    { id: 'actions', header: t('columns.actions'), cell: (pool) => <Actions pool={pool} onEdit={onEdit} /> },
  ];
}

type PoolProps = { pool: NumberPool };

/** What there is to know of a group: columns, and on phones below its name. */
const FACTS = [
  ['numbers', Numbers],
  ['now', Now],
  ['empty', RanEmpty],
  ['advice', Advice],
  ['hold', Held],
] as const;

/** On phones with everything else there is to know. */
function Whose({ pool }: PoolProps) {
  const t = useTexts(poolsMessages);
  const { publisher, campaign } = pool;
  return (
    <div className="min-w-32 max-w-52">
      <p className="font-medium">
        {publisher.name} <span className="font-mono font-normal text-12 text-muted">{publisher.affId}</span>
      </p>
      <p className="truncate text-13 text-muted">
        {campaign.id} · {campaign.title}
      </p>
      <dl className="mt-2 grid gap-1.5 sm:hidden">
        {FACTS.map(([id, Fact]) => (
          <div key={id}>
            <dt className="text-12 text-muted">{t(`columns.${id}`)}</dt>
            <dd>
              <Fact pool={pool} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Numbers({ pool: { numbers, size } }: PoolProps) {
  const t = useTexts(poolsMessages);
  return (
    <span className="grid justify-items-start gap-0.5 whitespace-nowrap">
      {t('numbersOf', { numbers: String(numbers), size: String(size) })}
      {numbers < size && <span className="text-12 text-warning">{t('missing', { count: size - numbers })}</span>}
    </span>
  );
}

function Now({ pool: { inUse, resting } }: PoolProps) {
  const t = useTexts(poolsMessages);
  return (
    <span className="grid whitespace-nowrap">
      {t('inUse', { count: String(inUse) })}
      <span className="text-13 text-muted">{t('resting', { count: String(resting) })}</span>
    </span>
  );
}

function RanEmpty({ pool: { last7Days, last30Days } }: PoolProps) {
  const t = useTexts(poolsMessages);
  const said = ({ ranEmpty, visitors }: NumberPool['last7Days']) => ({
    ranEmpty: String(ranEmpty),
    visitors: String(visitors),
  });
  return (
    <span className="grid whitespace-nowrap">
      <span className={last7Days.ranEmpty > 0 ? 'text-warning' : ''}>{t('last7', said(last7Days))}</span>
      <span className="text-13 text-muted">{t('last30', said(last30Days))}</span>
    </span>
  );
}

function Advice({ pool: { advice, size } }: PoolProps) {
  const t = useTexts(poolsMessages);
  if (!advice) return <span className="text-13 text-muted">{t('advised.nobody')}</span>;
  const isEnough = advice.size <= size;
  return (
    <span className="grid min-w-40 max-w-56 justify-items-start gap-0.5">
      <Badge tone={isEnough ? 'success' : 'warning'}>
        {t(isEnough ? 'advised.enough' : 'advised.more', { size: String(advice.size) })}
      </Badge>
      <span className="text-12 text-muted leading-tight">
        {t('advised.why', { visitors: advice.busiestHour, minutes: String(advice.minutesEach) })}
      </span>
    </span>
  );
}

function Held({ pool: { holdMinutes, hosts } }: PoolProps) {
  const t = useTexts(poolsMessages);
  return (
    <span className="grid min-w-20">
      <span className="whitespace-nowrap">{t('minutes', { count: String(holdMinutes) })}</span>
      <span className="wrap-anywhere text-12 text-muted">{hosts.length > 0 ? hosts.join(', ') : t('anyHost')}</span>
    </span>
  );
}

function Actions({ pool, onEdit }: PoolProps & { onEdit: (pool: NumberPool) => void }) {
  const t = useTexts(poolsMessages);
  const { name } = pool.publisher;
  return (
    <span className="grid justify-items-start whitespace-nowrap">
      <Button size="sm" variant="ghost" onClick={() => onEdit(pool)} aria-label={t('editOne', { name })}>
        {t('edit')}
      </Button>
      <ButtonLink
        size="sm"
        variant="ghost"
        to={paths.admin.numbersOf(pool.applicationId)}
        aria-label={t('seeOne', { name })}
      >
        {t('see')}
      </ButtonLink>
    </span>
  );
}
