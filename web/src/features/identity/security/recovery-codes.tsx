import { networkSlug } from '@callstead/domain/site/network-name';
import { Download } from 'lucide';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { useAuth } from '../../../session/auth.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { CopyButton } from '../../../ui/action/copy-button.tsx';
import { securityMessages } from './messages.ts';
import { recoveryCodesFile } from './recovery-codes-file.ts';

export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useTexts(securityMessages);
  const download = useDownload(codes);
  return (
    <div className="rounded border bg-sunken">
      <ul aria-label={t('codes.label')} className="grid grid-cols-2 gap-x-4 gap-y-1 p-4 font-mono text-14">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex items-center justify-between gap-2 border-t px-3 py-1.5">
        <Button variant="ghost" size="sm" icon={Download} onClick={download}>
          {t('codes.download')}
        </Button>
        <CopyButton value={codes.join('\n')} what={t('codes.name')} />
      </div>
    </div>
  );
}

function useDownload(codes: readonly string[]) {
  const t = useTexts(securityMessages);
  const { user } = useAuth();
  const { network } = useLanguage();
  return () => {
    const text = recoveryCodesFile({
      title: t('codes.fileTitle', { email: user?.email ?? '' }),
      hint: t('codes.fileHint'),
      date: new Date().toISOString().slice(0, 10),
      codes,
    });
    saveAs(`${networkSlug(network)}-${t('codes.fileName')}`, new Blob([text], { type: 'text/plain;charset=utf-8' }));
  };
}

function saveAs(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers read the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
