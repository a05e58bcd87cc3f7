import { paths } from '@callstead/contract/paths';
import { Maximize2 } from 'lucide';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { useKeepAccount } from '../../../session/use-viewed-account.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { CopyLink } from '../../../ui/action/copy-link.tsx';
import { Drawer } from '../../../ui/overlay/drawer.tsx';
import type { AppealSlot } from '../../../ui/payment/appeal-slot.ts';
import type { ConversionScope } from '../shared/api.ts';
import { LoadedConversion } from './loaded-conversion.tsx';
import { conversionMessages } from './messages.ts';

type ConversionDrawerProps = {
  id: string | null;
  scope: ConversionScope;
  Appeal: AppealSlot;
  /** The way to its neighbours in the list. */
  aside?: ReactNode;
  onClose: () => void;
};

/** A conversion beside the list it was found in. */
export function ConversionDrawer({ id, scope, Appeal, aside, onClose }: ConversionDrawerProps) {
  const t = useTexts(conversionMessages);
  const keepAccount = useKeepAccount();
  if (id === null) return null;
  const page = paths[scope.view].conversion(id);
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      side="right"
      aside={aside}
      title={t('title')}
      description={<span className="wrap-anywhere font-mono">{id}</span>}
      footer={
        <>
          <CopyLink path={page}>{t('copyLink')}</CopyLink>
          <ButtonLink to={keepAccount(page)} variant="secondary" size="sm" icon={Maximize2}>
            {t('ownPage')}
          </ButtonLink>
        </>
      }
    >
      <LoadedConversion id={id} scope={scope} Appeal={Appeal} heading="h3" />
    </Drawer>
  );
}
