import { Download } from 'lucide';
import type { ComponentProps } from 'react';
import { ButtonLink } from '../action/button.tsx';

type ExportLinkProps = Pick<
  ComponentProps<typeof ButtonLink>,
  'to' | 'variant' | 'size' | 'aria-label' | 'onClick' | 'children'
>;

/** What is shown, as a file. */
export function ExportLink({ variant = 'secondary', ...link }: ExportLinkProps) {
  return <ButtonLink {...link} variant={variant} reloadDocument download icon={Download} />;
}
