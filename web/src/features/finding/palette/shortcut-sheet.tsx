import { useTexts } from '../../../i18n/language.tsx';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useSingleKeys } from '../shared/single-keys.ts';
import { shortcutMessages } from './shortcut-messages.ts';

type ShortcutSheetProps = { jumps: readonly { label: string; keys: string }[]; onClose: () => void };

/** Every key that does something here. */
export function ShortcutSheet({ jumps, onClose }: ShortcutSheetProps) {
  const t = useTexts(shortcutMessages);
  const [isOn, switchTo] = useSingleKeys();
  const everywhere = [
    { label: t('palette'), keys: '⌘ K' },
    { label: t('search'), keys: '/' },
    { label: t('sheet'), keys: '?' },
  ];
  return (
    <Dialog open onOpenChange={onClose} title={t('title')}>
      <div className="grid gap-5">
        <Keys heading={t('everywhere')} keys={everywhere} />
        <Keys heading={t('goTo')} keys={jumps} />
        <CheckboxField
          label={t('singleKeys')}
          hint={t('singleKeysHint')}
          checked={isOn}
          onChange={({ currentTarget }) => switchTo(currentTarget.checked)}
        />
      </div>
    </Dialog>
  );
}

function Keys({ heading, keys }: { heading: string; keys: ShortcutSheetProps['jumps'] }) {
  return (
    <section aria-label={heading}>
      <h3 className="mb-1 font-medium text-12 text-muted">{heading}</h3>
      <dl className="divide-y">
        {keys.map(({ label, keys }) => (
          <div key={label} className="flex items-center justify-between gap-4 py-1.5">
            <dt>{label}</dt>
            <dd>
              <kbd className="rounded-sm border bg-sunken px-1.5 py-0.5 font-mono text-12">{keys}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
