import type { ApiRequest } from '@callstead/contract/integrations/api-requests';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { DateTime } from '../../../ui/format/date-time.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { keyListQuery, requestListQuery } from './api.ts';
import { CardList } from './card-list.tsx';
import { integrationsMessages } from './messages.ts';

/** What the account's programs asked of us: first what went wrong. */
export function RequestsCard() {
  const t = useTexts(integrationsMessages);
  const [keyId, setKeyId] = useState<string>();
  const list = useInfiniteQuery(requestListQuery(keyId));
  return (
    <Card title={t('requests.title')}>
      <div className="grid gap-4 text-14">
        <p className="text-muted">{t('requests.intro')}</p>
        <KeyFilter keyId={keyId} onChange={setKeyId} />
        <CardList
          list={list}
          label={t('requests.title')}
          empty={t(keyId === undefined ? 'requests.empty' : 'requests.emptyOfKey')}
          row={(request) => <RequestRow key={request.id} request={request} />}
        />
      </div>
    </Card>
  );
}

const EVERY_KEY = 'every';

/** Nothing to choose from with one key. */
function KeyFilter({ keyId, onChange }: { keyId: string | undefined; onChange: (keyId: string | undefined) => void }) {
  const t = useTexts(integrationsMessages);
  const keys = useInfiniteQuery(keyListQuery()).data?.pages.flatMap((page) => page.data) ?? [];
  if (keys.length < 2) return null;
  return (
    <SelectField
      label={t('requests.key')}
      className="max-w-72"
      value={keyId ?? EVERY_KEY}
      onChange={(value) => onChange(value === EVERY_KEY ? undefined : value)}
      options={[
        { value: EVERY_KEY, label: t('requests.everyKey') },
        ...keys.map(({ id, name, hint }) => ({ value: id, label: `${name} (${hint})` })),
      ]}
    />
  );
}

const toneOf = (status: number) => (status >= 500 ? 'danger' : status >= 400 ? 'warning' : 'success');

function RequestRow({ request }: { request: ApiRequest }) {
  const t = useTexts(integrationsMessages);
  const { at, keyName, method, route, status, code, durationMs, requestId } = request;
  return (
    <li className="grid gap-1 py-3">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={toneOf(status)}>{status}</Badge>
        <span className="wrap-anywhere font-mono text-13">
          {method} {route}
        </span>
        {code && <span className="wrap-anywhere font-mono text-12 text-muted">{code}</span>}
      </p>
      <p className="wrap-anywhere text-13 text-muted">
        <DateTime value={at} /> · {durationMs} ms · {keyName ?? t('requests.noKey')} ·{' '}
        <span className="font-mono text-12">{requestId}</span>
      </p>
    </li>
  );
}
