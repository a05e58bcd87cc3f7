import type { ReceivedPostback } from '@callstead/contract/conversions/postbacks';
import { paths } from '@callstead/contract/paths';
import { useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { useKeepAccount } from '../../../session/use-viewed-account.ts';
import { TextLink } from '../../../ui/action/text-link.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { CodeBlock } from '../../../ui/format/code-block.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import type { ConversionScope } from '../shared/api.ts';
import { postbackMessages } from '../shared/postback-messages.ts';
import { VerdictBadge, VerdictText } from '../shared/postback-verdict.tsx';
import { receivedMessages } from './messages.ts';
import { sentText } from './sent-text.ts';

type ReceivedListProps = { postbacks: readonly ReceivedPostback[]; scope: ConversionScope };

/** What came while somebody looks is marked, and said aloud. */
export function ReceivedList({ postbacks, scope }: ReceivedListProps) {
  const t = useTexts(receivedMessages);
  const [seen] = useState(() => new Set(postbacks.map(({ id }) => id)));
  const fresh = postbacks.filter(({ id }) => !seen.has(id)).length;
  return (
    <>
      <p role="status" className="sr-only">
        {fresh > 0 && t('arrived', { count: fresh })}
      </p>
      <ol aria-label={t('caption')} className="divide-y overflow-hidden rounded border bg-surface text-14">
        {postbacks.map((postback) => (
          <li key={postback.id} className="grid min-w-0 gap-2 px-4 py-3">
            <Head postback={postback} isNew={!seen.has(postback.id)} />
            <VerdictText postback={postback} />
            <ConversionLink postback={postback} scope={scope} />
            <Raw postback={postback} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Head({ postback, isNew }: { postback: ReceivedPostback; isNew: boolean }) {
  const t = useTexts(receivedMessages);
  const words = useTexts(postbackMessages);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <VerdictBadge verdict={postback.verdict} />
      {postback.isTest && <Badge tone="info">{words('test')}</Badge>}
      {isNew && <Badge tone="live">{t('isNew')}</Badge>}
      <span className="font-medium">
        <DateTime value={postback.receivedAt} />
      </span>
      <span className="min-w-0 text-13 text-muted">
        {postback.campaign.title} <span className="font-mono text-12">{postback.campaign.id}</span>
      </span>
    </p>
  );
}

function ConversionLink({ postback: { conversionId }, scope }: { postback: ReceivedPostback; scope: ConversionScope }) {
  const t = useTexts(postbackMessages);
  const keepAccount = useKeepAccount();
  if (conversionId === null) return null;
  return (
    <p>
      <TextLink to={keepAccount(paths[scope.view].conversion(conversionId))}>{t('toConversion')}</TextLink>{' '}
      <span className="wrap-anywhere font-mono text-12 text-muted">{conversionId}</span>
    </p>
  );
}

function Raw({ postback }: { postback: ReceivedPostback }) {
  const t = useTexts(receivedMessages);
  return (
    <details>
      <summary className="w-fit cursor-pointer rounded py-1 text-13 text-muted hover:text-text">{t('raw')}</summary>
      <CodeBlock value={sentText(postback)} what={t('raw')} />
    </details>
  );
}
