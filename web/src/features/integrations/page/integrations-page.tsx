import { docsPath } from '@callstead/contract/public-paths';
import { can } from '@callstead/domain/policy';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../../i18n/language.tsx';
import { useActor } from '../../../session/use-actor.ts';
import { TextLink } from '../../../ui/action/text-link.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { FeedsCard } from './feeds-card.tsx';
import { KeysCard } from './keys-card.tsx';
import { integrationsMessages } from './messages.ts';
import { PostbacksCard } from './postbacks-card.tsx';
import { RequestsCard } from './requests-card.tsx';
import { WebhooksCard } from './webhooks-card.tsx';

type Screen = 'keys' | 'webhooks' | 'postbacks' | 'requests';

const SCREENS: Record<Screen, ComponentType> = {
  keys: KeysCard,
  webhooks: WebhooksCard,
  postbacks: () => (
    <div className="grid gap-5">
      <PostbacksCard />
      <FeedsCard />
    </div>
  ),
  requests: RequestsCard,
};
const ACCESS = {
  keys: 'api-key.list',
  webhooks: 'webhook.list',
  postbacks: 'postback-address.list',
  requests: 'api-request.list',
} as const;

export default function IntegrationsPage() {
  const t = useTexts(integrationsMessages);
  const actor = useActor();
  const [params, setParams] = useSearchParams();
  const screens = (Object.keys(SCREENS) as Screen[]).filter((screen) => can(actor, ACCESS[screen]));
  const chosen = screens.find((screen) => screen === params.get('tab')) ?? 'keys';
  const Chosen = SCREENS[chosen];
  return (
    <>
      <title>{t('pageTitle')}</title>
      <PageHeader title={t('title')} intro={t('intro')}>
        <TextLink to={docsPath} reloadDocument>
          {t('docs')}
        </TextLink>
      </PageHeader>
      <Tabs
        label={t('title')}
        value={chosen}
        onChange={(tab) => setParams({ tab }, { preventScrollReset: true })}
        className="min-w-0"
        tabs={screens.map((value) => ({
          ...{ value, label: t(`tabs.${value}`) },
          content: value === chosen && <Chosen />,
        }))}
      />
    </>
  );
}
