import type { ComponentProps } from 'react';
import { useTexts } from '../../i18n/language.tsx';
import { uiMessages } from '../../i18n/ui-messages.ts';
import { Button } from '../action/button.tsx';

type DialogButtonsProps = Pick<ComponentProps<typeof Button>, 'busy' | 'form' | 'onClick' | 'variant' | 'children'> & {
  onCancel: () => void;
};

/** Cancel, and the one thing the dialog is there for; without `onClick` it sends the form. */
export function DialogButtons({ onCancel, onClick, busy, ...submit }: DialogButtonsProps) {
  const t = useTexts(uiMessages);
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button variant="secondary" disabled={busy} onClick={onCancel}>
        {t('cancel')}
      </Button>
      <Button type={onClick ? 'button' : 'submit'} onClick={onClick} busy={busy} {...submit} />
    </div>
  );
}
