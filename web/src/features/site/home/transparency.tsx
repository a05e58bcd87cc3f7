import { useTexts } from '../../../i18n/language.tsx';
import { ExampleCall } from './example-call.tsx';
import { homeMessages } from './messages.ts';
import { Sheet, SheetTitle } from './sheet.tsx';

const TITLE_ID = 'transparency-title';

export function Transparency() {
  const t = useTexts(homeMessages);
  return (
    <Sheet titleId={TITLE_ID} className="pb-16 md:pb-28">
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-2">
        <SheetTitle id={TITLE_ID}>{t('transparency.title')}</SheetTitle>
        <div className="max-w-prose">
          <p>{t('transparency.text')}</p>
          <p className="mt-4 text-muted">{t('transparency.privacy')}</p>
        </div>
      </div>
      <ExampleCall />
    </Sheet>
  );
}
