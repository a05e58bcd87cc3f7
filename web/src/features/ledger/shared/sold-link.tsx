import { paths } from '@callstead/contract/paths';
import { shortId } from '@callstead/domain/short-id';
import { Link } from 'react-router';
import { useTexts } from '../../../i18n/language.tsx';
import { usePanel } from '../../../session/use-panel.ts';
import { useKeepAccount } from '../../../session/use-viewed-account.ts';
import { moneyMessages } from './messages.ts';

type SoldLinkProps = {
  sold: { callId: string | null; conversionId?: string | null | undefined; leadId?: string | null | undefined };
};

/** The call, lead or conversion behind a line, in the panel one is in; nothing for a line of none. */
export function SoldLink({ sold: { callId, conversionId, leadId } }: SoldLinkProps) {
  const t = useTexts(moneyMessages);
  const panel = usePanel();
  if (callId) return <IdLink id={callId} to={paths[panel].call(callId)} label={t('openCall')} />;
  if (leadId) return <IdLink id={leadId} to={paths[panel].lead(leadId)} label={t('openLead')} />;
  if (!conversionId) return null;
  return <IdLink id={conversionId} to={paths[panel].conversion(conversionId)} label={t('openConversion')} />;
}

/** The whole id is its address. */
function IdLink({ id, to, label }: { id: string; to: string; label: string }) {
  const keepAccount = useKeepAccount();
  return (
    <Link
      to={keepAccount(to)}
      title={id}
      aria-label={`${shortId(id)}: ${label}`}
      className="whitespace-nowrap font-mono text-13 underline decoration-border underline-offset-4 hover:decoration-current"
    >
      {shortId(id)}
    </Link>
  );
}
