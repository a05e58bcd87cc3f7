import type { Profile } from '@callstead/contract/identity/identity';
import { paths } from '@callstead/contract/paths';
import { can } from '@callstead/domain/policy';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { useActor } from '../../../session/use-actor.ts';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { accountQuery, useCancelEmailChange } from './api.ts';
import { ChangeEmailDialog } from './change-email-dialog.tsx';
import { profileMessages } from './messages.ts';

type AccessCardProps = { panel: 'publisher' | 'advertiser'; profile: Profile };

/** How one gets in: the address here, everything else on the security page. */
export function AccessCard({ panel, profile }: AccessCardProps) {
  const t = useTexts(profileMessages);
  const mayChange = can(useActor(), 'account.change-email', profile);
  const [open, setOpen] = useState(false);
  return (
    <Card title={t('access.title')}>
      <div className="grid gap-5">
        <Row label={t('access.email')} value={<span className="wrap-anywhere">{profile.email}</span>}>
          {mayChange && (
            <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
              {t('access.change')}
            </Button>
          )}
        </Row>
        {mayChange && <PendingEmail />}
        <Row label={t('access.password')}>
          <ButtonLink variant="secondary" size="sm" to={paths[panel].security}>
            {t('access.toSecurity')}
          </ButtonLink>
        </Row>
      </div>
      <ChangeEmailDialog open={open} onClose={() => setOpen(false)} />
    </Card>
  );
}

function Row({ label, value, children }: { label: string; value?: ReactNode; children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-2">
      <div className="min-w-0 max-w-full">
        <p className="text-13 text-muted">{label}</p>
        {value && <p>{value}</p>}
      </div>
      {children}
    </div>
  );
}

function PendingEmail() {
  const t = useTexts(profileMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const { data: page } = useQuery(accountQuery(undefined));
  const cancel = useCancelEmailChange();
  if (!page?.pendingEmail) return null;
  const onCancel = () =>
    cancel.mutate(undefined, {
      onSuccess: () => toast({ title: t('access.cancelled'), tone: 'success' }),
      onError: (error) => toast({ title: t('access.cancelFailed'), description: errorText(error), tone: 'danger' }),
    });
  const button = (
    <Button variant="ghost" size="sm" busy={cancel.isPending} onClick={onCancel}>
      {t('access.cancel')}
    </Button>
  );
  return (
    <Banner tone="warning" action={button}>
      <span className="wrap-anywhere">{t('access.pending', { email: page.pendingEmail })}</span>
    </Banner>
  );
}
