import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { CodeBlock } from '../../../ui/format/code-block.tsx';
import { integrationsMessages } from './messages.ts';

type ShownOnceProps = { value: string | undefined; what: 'key' | 'secret' | 'address'; onKept: () => void };

/** The one time it can be read. The region stands before the news, so that it is read out. */
export function ShownOnce({ value, what, onKept }: ShownOnceProps) {
  const t = useTexts(integrationsMessages);
  return (
    <div role="status" className="empty:hidden">
      {value && (
        <div className="grid gap-3 border-brass border-l-2 bg-canvas px-4 py-3">
          <p className="font-medium">{t('keep')}</p>
          <CodeBlock value={value} what={t(`once.${what}`)} />
          <Button variant="secondary" size="sm" onClick={onKept} className="justify-self-start">
            {t('kept')}
          </Button>
        </div>
      )}
    </div>
  );
}
