import { useTexts } from '../../../i18n/language.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { KeysCard } from './keys-card.tsx';
import { integrationsMessages } from './messages.ts';
import { WebhooksCard } from './webhooks-card.tsx';

export default function IntegrationsPage() {
  const t = useTexts(integrationsMessages);
  return (
    <>
      <title>{t('pageTitle')}</title>
      <PageHeader title={t('title')} intro={t('intro')} />
      <KeysCard />
      <WebhooksCard />
    </>
  );
}
