import { useTexts } from '../../../i18n/language.tsx';
import { CopyButton } from '../../../ui/action/copy-button.tsx';
import { linksMessages } from './messages.ts';

/** An address to take along. */
export function HandedLink({ label, address }: { label: string; address: string }) {
  return (
    <div className="grid min-w-0 gap-1">
      <p className="text-12 text-muted">{label}</p>
      <div className="flex min-w-0 items-center justify-between gap-2 rounded border bg-sunken px-3 py-1.5">
        <span className="min-w-0 break-all font-mono text-13">{address}</span>
        <CopyButton value={address} what={label} />
      </div>
    </div>
  );
}

/** Where visitors come to; null: our page. */
export function LeadsTo({ address }: { address: string | null }) {
  const t = useTexts(linksMessages);
  return (
    <div className="grid min-w-0 gap-1 text-13">
      <p className="text-12 text-muted">{t('leadsTo')}</p>
      {address === null ? <p>{t('explain.to.hosted')}</p> : <p className="break-all font-mono text-12">{address}</p>}
    </div>
  );
}
