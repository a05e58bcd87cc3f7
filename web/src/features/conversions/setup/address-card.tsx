import type { IssuedPostbackToken, PostbackSetup } from '@callstead/contract/conversions/postbacks';
import { useTexts } from '../../../i18n/language.tsx';
import { CodeBlock } from '../../../ui/format/code-block.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { curlOf, TOKEN_MACRO } from './curl.ts';
import { setupMessages } from './messages.ts';

type AddressCardProps = { setup: PostbackSetup; issued: IssuedPostbackToken | null };

/** The exact address to paste; with the token in it while that can be seen. */
export function AddressCard({ setup, issued }: AddressCardProps) {
  const t = useTexts(setupMessages);
  const address = issued?.template ?? setup.template;
  return (
    <Card title={t('address.title')}>
      <div className="grid gap-4 text-14">
        <p className="max-w-prose text-muted">
          {t('address.text')} {issued ? t('address.withToken') : t('address.withoutToken', { macro: TOKEN_MACRO })}
        </p>
        <div className="grid min-w-0 gap-1">
          <p className="font-medium text-13">{t('address.get')}</p>
          <CodeBlock value={address} what={t('address.get')} />
        </div>
        <div className="grid min-w-0 gap-1">
          <p className="font-medium text-13">{t('address.curl')}</p>
          <CodeBlock value={curlOf(address, issued?.token ?? TOKEN_MACRO)} what={t('address.curlName')} />
        </div>
      </div>
    </Card>
  );
}
