import type { IssuedPostbackToken } from '@callstead/contract/conversions/postbacks';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { CodeBlock } from '../../../ui/format/code-block.tsx';
import { setupMessages } from './messages.ts';

type IssuedTokenProps = { issued: IssuedPostbackToken | null; onKept: () => void };

/** The one time a token can be read. The region stands before the news, so that it is read out. */
export function IssuedToken({ issued, onKept }: IssuedTokenProps) {
  const t = useTexts(setupMessages);
  return (
    <div role="status" className="empty:hidden">
      {issued && (
        <div className="grid gap-3 border-brass border-l-2 bg-canvas px-4 py-3">
          <p className="font-medium">{t('token.once')}</p>
          <CodeBlock value={issued.token} what={t('token.name')} />
          <Button variant="secondary" size="sm" onClick={onKept} className="justify-self-start">
            {t('token.saved')}
          </Button>
        </div>
      )}
    </div>
  );
}
