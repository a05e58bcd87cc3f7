import { type ComponentProps, useState } from 'react';
import { newId } from '../../../api/new-id.ts';
import { wayOut } from '../../../api/way-out.ts';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useStartMethod } from './api.ts';
import { fundingMessages } from './messages.ts';

type AddMethodButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'icon' | 'className'>;

/** Leads to the gateway's page: what is typed there never comes here. */
export function AddMethodButton(looks: AddMethodButtonProps) {
  const t = useTexts(fundingMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const start = useStartMethod();
  const [id, setId] = useState(newId); // the same until a page was opened: a second try opens no second page
  const add = () =>
    start.mutate(id, {
      onSuccess: ({ url }) => {
        setId(newId());
        wayOut.leaveTo(url);
      },
      onError: (error) => toast({ title: t('methods.startFailed'), description: errorText(error), tone: 'danger' }),
    });
  return (
    <Button {...looks} busy={start.isPending} onClick={add}>
      {t('methods.add')}
    </Button>
  );
}
