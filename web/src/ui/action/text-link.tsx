import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';

const TEXT_LINK_CLASS = 'rounded-sm font-medium text-primary underline underline-offset-4 hover:text-primary-hover';

export function TextLink(props: Omit<LinkProps, 'className'>) {
  return <Link className={TEXT_LINK_CLASS} {...props} />;
}

/** Looks like a link because it leads on; is a button because the address stays. */
export function TextButton(props: Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  return <button type="button" className={TEXT_LINK_CLASS} {...props} />;
}
