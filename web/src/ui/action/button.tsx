import { clsx } from 'clsx';
import { type ComponentProps, type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Icon, type IconType } from '../brand/icon.tsx';
import { Spinner } from '../brand/spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'signal';
export type ButtonSize = 'sm' | 'md' | 'lg';

type Looks = {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  icon?: IconType | undefined;
};

type ButtonProps = Looks & ComponentProps<'button'> & { busy?: boolean | undefined };

export function Button(props: ButtonProps) {
  const { variant, size, icon, busy = false, className, disabled, type = 'button', children, ...rest } = props;
  const isOff = disabled || busy;
  const keepFocus = useKeptFocus(isOff);
  return (
    <button
      type={type}
      disabled={isOff}
      aria-busy={busy || undefined}
      className={buttonClass({ variant, size, className })}
      {...rest}
      onClick={(event) => {
        keepFocus(event);
        rest.onClick?.(event);
      }}
    >
      {busy ? <Spinner /> : icon && <Icon of={icon} />}
      {children}
    </button>
  );
}

/** A browser takes the focus from what is disabled: who pressed it by keys finds it again when it can be pressed again. */
function useKeptFocus(isOff: boolean) {
  const pressed = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (!isOff && activeElement === body) pressed.current?.focus({ preventScroll: true });
    if (!isOff || activeElement !== pressed.current) pressed.current = null;
  }, [isOff]);
  return ({ currentTarget }: MouseEvent<HTMLElement>) => {
    pressed.current = document.activeElement === currentTarget ? currentTarget : null;
  };
}

type ButtonLinkProps = Looks & Omit<LinkProps, 'className'> & { className?: string | undefined; children: ReactNode };

export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, icon, className, children, ...rest } = props;
  return (
    <Link className={buttonClass({ variant, size, className })} {...rest}>
      {icon && <Icon of={icon} />}
      {children}
    </Link>
  );
}

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-primary text-on-primary enabled:hover:bg-primary-hover [a]:hover:bg-primary-hover',
  secondary: 'border border-strong bg-surface text-text enabled:hover:bg-sunken [a]:hover:bg-sunken',
  ghost: 'text-text enabled:hover:bg-sunken [a]:hover:bg-sunken',
  danger: 'bg-danger text-on-danger enabled:hover:bg-danger-hover [a]:hover:bg-danger-hover',
  signal: 'bg-signal text-on-signal enabled:hover:bg-signal-hover [a]:hover:bg-signal-hover',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3 py-1 text-13',
  md: 'min-h-11 px-4 py-2 text-14',
  lg: 'min-h-12 px-6 py-2.5 text-16',
};

const BASE =
  'inline-flex items-center justify-center gap-2 rounded text-center font-medium transition-colors not-aria-busy:disabled:opacity-55';

function buttonClass(looks: Omit<Looks, 'icon'> & { className: string | undefined }) {
  return clsx(BASE, VARIANTS[looks.variant ?? 'primary'], SIZES[looks.size ?? 'md'], looks.className);
}
