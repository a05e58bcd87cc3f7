import type { Profile } from '@callstead/contract/identity/identity';
import { ImageUp, Trash2 } from 'lucide';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { useErrorText } from '../../../i18n/error-text.ts';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { FieldError } from '../../../ui/form/form-field.tsx';
import { useHydrated } from '../../../ui/hooks/use-hydrated.ts';
import { useChangePicture, useRemovePicture } from './api.ts';
import { PictureRefused } from './make-picture.ts';
import { pictureMessages } from './picture-messages.ts';

/** Chooses another picture, or goes back to the generated one. */
export function PictureControl({ profile }: { profile: Profile }) {
  const t = useTexts(pictureMessages);
  const hydrated = useHydrated();
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { change, remove, refused, busy } = usePicture();
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = ''; // so that the same file can be chosen again
    if (file) change(file);
  };
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          aria-label={t('choose')}
          hidden
          onChange={choose}
        />
        <Button
          variant="secondary"
          size="sm"
          icon={ImageUp}
          busy={busy === 'change'}
          disabled={!hydrated || busy !== null}
          aria-describedby={hintId}
          onClick={() => input.current?.click()}
        >
          {t('choose')}
        </Button>
        {profile.hasPicture && (
          <Button
            variant="ghost"
            size="sm"
            icon={Trash2}
            busy={busy === 'remove'}
            disabled={busy !== null}
            onClick={remove}
          >
            {t('remove')}
          </Button>
        )}
      </div>
      <p id={hintId} className="max-w-prose text-13 text-muted">
        {t('hint')}
      </p>
      <div role="alert">{refused && <FieldError id={undefined} text={t(`refused.${refused}`)} />}</div>
    </div>
  );
}

function usePicture() {
  const t = useTexts(pictureMessages);
  const errorText = useErrorText();
  const { toast } = useToast();
  const changing = useChangePicture();
  const removing = useRemovePicture();
  const [refused, setRefused] = useState<PictureRefused['why'] | null>(null);
  const fail = (error: Error) => {
    if (error instanceof PictureRefused) setRefused(error.why);
    else toast({ title: t('failed'), description: errorText(error), tone: 'danger' });
  };
  const told = (title: string) => ({ onSuccess: () => toast({ title, tone: 'success' }), onError: fail });
  const change = (file: File) => {
    setRefused(null);
    changing.mutate(file, told(t('changed')));
  };
  const busy = changing.isPending ? 'change' : removing.isPending ? 'remove' : null;
  return { change, remove: () => removing.mutate(undefined, told(t('removed'))), refused, busy } as const;
}
