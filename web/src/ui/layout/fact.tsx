import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/language.tsx';
import { uiMessages } from '../../i18n/ui-messages.ts';

type FactProps = { label: ReactNode; className?: string; children: ReactNode };

/** A name and, below it, what is known; inside a `<dl>`. What nobody said is 'No especificado'. */
export function Fact({ label, className, children }: FactProps) {
  const t = useTexts(uiMessages);
  return (
    <div className={clsx('min-w-0', className)}>
      <dt className="text-12 text-muted">{label}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">
        {children || <span className="text-muted">{t('unspecified')}</span>}
      </dd>
    </div>
  );
}
