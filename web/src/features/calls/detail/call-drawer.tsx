import { Maximize2 } from 'lucide-react';
import { useTexts } from '../../../i18n/language.tsx';
import { useKeepAccount } from '../../../session/use-chosen-account.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { Drawer } from '../../../ui/overlay/drawer.tsx';
import type { Looking } from '../shared/api.ts';
import { callDetailMessages } from '../shared/call-detail-messages.ts';
import { callPath } from '../shared/use-call-view.ts';
import { CallContent } from './call-content.tsx';
import { CopyLink } from './copy-link.tsx';
import { LoadedCall } from './loaded-call.tsx';

type CallDrawerProps = { id: string | null; looking: Looking; onClose: () => void };

/** A call beside the list it was found in. */
export function CallDrawer({ id, looking, onClose }: CallDrawerProps) {
  const t = useTexts(callDetailMessages);
  const keepAccount = useKeepAccount();
  if (id === null) return null;
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      side="right"
      title={t('title')}
      description={<span className="wrap-anywhere font-mono">{id}</span>}
      footer={
        <>
          <CopyLink path={callPath(looking.view, id)} />
          <ButtonLink to={keepAccount(callPath(looking.view, id))} variant="secondary" size="sm" icon={Maximize2}>
            {t('ownPage')}
          </ButtonLink>
        </>
      }
    >
      <LoadedCall id={id} looking={looking}>
        {(call) => <CallContent call={call} looking={looking} heading="h3" />}
      </LoadedCall>
    </Drawer>
  );
}
