import { Download } from 'lucide';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { ButtonLink } from '../action/button.tsx';
import { ICON_BUTTON_CLASS } from '../action/icon-button.tsx';
import { Icon } from '../brand/icon.tsx';

type WordLinkProps = Pick<
  ComponentProps<typeof ButtonLink>,
  'to' | 'variant' | 'size' | 'aria-label' | 'onClick' | 'children'
> & { isIcon?: false };
/** In a bar of icons: its name is told by the title, and to screen readers. */
type IconLinkProps = Pick<ComponentProps<typeof Link>, 'to'> & { isIcon: true; label: string };

/** What is shown, as a file. */
export function ExportLink(props: WordLinkProps | IconLinkProps) {
  if (props.isIcon) {
    return (
      <Link
        to={props.to}
        reloadDocument
        download
        aria-label={props.label}
        title={props.label}
        className={ICON_BUTTON_CLASS}
      >
        <Icon of={Download} />
      </Link>
    );
  }
  const { variant = 'secondary', isIcon, ...link } = props;
  return <ButtonLink {...link} variant={variant} reloadDocument download icon={Download} />;
}
