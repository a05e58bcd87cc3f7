import { paths } from '@callstead/contract/paths';
import { Maximize2 } from 'lucide';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { useKeepAccount } from '../../../session/use-viewed-account.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { CopyLink } from '../../../ui/action/copy-link.tsx';
import { Drawer } from '../../../ui/overlay/drawer.tsx';
import type { AppealSlot } from '../../../ui/payment/appeal-slot.ts';
import type { CallScope } from '../shared/api.ts';
import { callDetailMessages } from '../shared/call-detail-messages.ts';
import { CallContent, type RecordingSlot } from './call-content.tsx';
import { LoadedCall } from './loaded-call.tsx';

type CallDrawerProps = {
  id: string | null;
  scope: CallScope;
  Recording: RecordingSlot;
  Appeal: AppealSlot;
  /** The way to its neighbours in the list. */
  aside: ReactNode;
  onClose: () => void;
};

/** A call beside the list it was found in. */
export function CallDrawer({ id, scope, Recording, Appeal, aside, onClose }: CallDrawerProps) {
  const t = useTexts(callDetailMessages);
  const keepAccount = useKeepAccount();
  if (id === null) return null;
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
          <CopyLink path={paths[scope.view].call(id)}>{t('copyLink')}</CopyLink>
          <ButtonLink to={keepAccount(paths[scope.view].call(id))} variant="secondary" size="sm" icon={Maximize2}>
            {t('ownPage')}
          </ButtonLink>
        </>
      }
    >
      <LoadedCall id={id} scope={scope}>
        {(call) => <CallContent call={call} scope={scope} Recording={Recording} Appeal={Appeal} heading="h3" />}
      </LoadedCall>
    </Drawer>
  );
}
