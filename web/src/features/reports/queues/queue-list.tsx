import { paths } from '@callstead/contract/paths';
import type { WaitingItem } from '@callstead/contract/reports/dashboards';
import type { UserType } from '@callstead/domain/identity/account';
import type { ReturnReason } from '@callstead/domain/leads/lead';
import { Link } from 'react-router';
import { accountMessages } from '../../../i18n/account-messages.ts';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { Age } from '../../../ui/format/age.tsx';
import { useMoney } from '../../../ui/format/money.tsx';
import { DECIDE, type QueueName } from './decide.ts';
import { DecisionButtons } from './decision-buttons.tsx';
import { queueMessages } from './messages.ts';

type QueueListProps = {
  queue: QueueName;
  items: readonly WaitingItem[];
  /** Where one of them is looked at. */
  addressOf: (item: WaitingItem) => string;
};

/** The oldest of a queue: who, about what, since when, and the decision beside it. */
export function QueueList({ queue, items, addressOf }: QueueListProps) {
  return (
    <ul className="divide-y">
      {items.map((item) => (
        <Item key={item.id} queue={queue} item={item} to={addressOf(item)} />
      ))}
    </ul>
  );
}

function Item({ queue, item, to }: { queue: QueueName; item: WaitingItem; to: string }) {
  const { language } = useLanguage();
  const about = item.campaign?.titles[language];
  const name = [item.who, about].filter(Boolean).join(' · ') || item.id;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 flex-1 basis-52">
        <Link to={to} className="line-clamp-1 font-medium underline-offset-4 hover:underline">
          {item.who ?? about ?? item.id}
        </Link>
        <p className="flex gap-2 text-13 text-muted">
          <span className="shrink-0">
            <Age since={item.since} />
          </span>
          <Detail queue={queue} item={item} about={item.who ? about : undefined} />
        </p>
      </div>
      {DECIDE[queue] && <DecisionButtons queue={queue} id={item.id} name={name} />}
    </li>
  );
}

/** One line of what it is about. */
function Detail({ queue, item, about }: { queue: QueueName; item: WaitingItem; about: string | undefined }) {
  const note = useNote(queue, item.note);
  const money = useMoney();
  const amount = item.amountCents === null ? undefined : money(item.amountCents);
  const text = [amount, about, note].filter(Boolean).join(' · ');
  return text ? <span className="min-w-0 truncate">· {text}</span> : null;
}

/** Of an account its kind, of a lead why it was returned: both are codes. */
function useNote(queue: QueueName, note: string | null): string | null {
  const words = useTexts(accountMessages);
  const t = useTexts(queueMessages);
  if (!note) return null;
  if (queue === 'accounts') return words(`types.${note as UserType}`);
  return queue === 'disputedLeads' ? t(`returned.${note as ReturnReason}`) : note;
}

/** Where an admin looks at what waits. */
export const ADMIN_ADDRESSES: Record<QueueName, (item: WaitingItem) => string> = {
  accounts: ({ id }) => paths.admin.users({ detail: id }),
  campaigns: ({ id }) => paths.admin.campaign(id),
  applications: () => paths.admin.applications({ status: 'pending' }),
  disputedCalls: ({ id }) => paths.admin.call(id),
  reviewCalls: ({ id }) => paths.admin.call(id),
  disputedConversions: ({ id }) => paths.admin.conversion(id),
  reviewConversions: ({ id }) => paths.admin.conversion(id),
  disputedLeads: ({ id }) => paths.admin.lead(id),
  openTickets: ({ id }) => paths.admin.tickets({ ticket: id }),
};
