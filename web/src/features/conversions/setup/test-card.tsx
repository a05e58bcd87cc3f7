import type { PostbackTest } from '@callstead/contract/conversions/postbacks';
import { useQuery } from '@tanstack/react-query';
import { Radio } from 'lucide';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { FailureBanner } from '../../../ui/feedback/failure-banner.tsx';
import { LoadingLine } from '../../../ui/feedback/loading-line.tsx';
import { CodeBlock } from '../../../ui/format/code-block.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { useNow } from '../../../ui/hooks/use-now.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { type ConversionScope, postbacksOfQuery, useTestPostback } from '../shared/api.ts';
import { VerdictText } from '../shared/postback-verdict.tsx';
import { setupMessages } from './messages.ts';

type TestCardProps = { id: string; scope: ConversionScope };

/** Shows the exact address, and waits until it was called. */
export function TestCard({ id, scope }: TestCardProps) {
  const t = useTexts(setupMessages);
  const test = useTestPostback(id);
  return (
    <Card title={t('test.title')}>
      <div className="grid gap-4 text-14">
        <p className="max-w-prose text-muted">{t('test.text')}</p>
        <FailureBanner error={test.error} />
        {test.data && <RunningTest key={test.data.clickId} test={test.data} scope={scope} />}
        <Button
          variant={test.data ? 'secondary' : 'primary'}
          icon={Radio}
          busy={test.isPending}
          onClick={() => test.mutate()}
          className="justify-self-start"
        >
          {t(test.data ? 'test.again' : 'test.start')}
        </Button>
      </div>
    </Card>
  );
}

/** Should the live stream be cut: nobody must wait for news that was here long ago. */
const ASK_AGAIN_MS = 5_000;

function RunningTest({ test, scope }: { test: PostbackTest; scope: ConversionScope }) {
  const t = useTexts(setupMessages);
  const now = useNow();
  const { data } = useQuery({
    ...postbacksOfQuery(test.clickId, scope),
    refetchInterval: (query) => (query.state.data?.length ? false : ASK_AGAIN_MS),
  });
  const [newest] = data ?? [];
  const isOver = now !== null && now >= new Date(test.expiresAt);
  return (
    <div className="grid min-w-0 gap-3">
      <div className="grid min-w-0 gap-1">
        <p>{t('test.open')}</p>
        <CodeBlock value={test.address} what={t('test.name')} />
        <p className="text-13 text-muted">
          {t('test.until')} <DateTime value={test.expiresAt} />
        </p>
      </div>
      <div className="grid min-w-0 gap-1">
        <p>{t('test.click')}</p>
        <CodeBlock value={test.clickId} what={t('test.clickName')} />
      </div>
      <div role="status">
        {newest ? (
          <Banner tone={newest.verdict === 'accepted' ? 'success' : 'warning'} title={t('test.arrived')}>
            <VerdictText postback={newest} />
          </Banner>
        ) : (
          isOver && <Banner tone="warning">{t('test.expired')}</Banner>
        )}
      </div>
      {!newest && !isOver && <LoadingLine className="text-signal">{t('test.waiting')}</LoadingLine>}
    </div>
  );
}
