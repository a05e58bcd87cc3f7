import type { ShownBrand } from '@callstead/contract/brand';
import { clsx } from 'clsx';
import { useRouteLoaderData } from 'react-router';
import { useLanguage } from '../../i18n/language.tsx';

/** A roof, crossed by one telephone line. */
function LogoMark({ className }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden
      className={clsx('size-7', className)}
      strokeWidth="2"
      strokeLinecap="round"
    >
      <path d="M2.5 15 12 6l9.5 9" stroke="currentColor" strokeLinejoin="round" />
      <path d="M1 19C9 19 19 14.5 23 5" className="stroke-signal" />
    </svg>
  );
}

export function Logo({ className }: { className?: string | undefined }) {
  const { network } = useLanguage();
  const logo = useRouteLoaderData<{ brand: ShownBrand }>('root')?.brand.logoUrl;
  if (logo) return <img src={logo} alt={network} className={clsx('h-7 max-w-44 object-contain', className)} />;
  return (
    <span className={clsx('inline-flex items-center gap-2 font-display font-semibold text-20', className)}>
      <LogoMark className="text-primary" />
      {network}
    </span>
  );
}
