import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Upload as UploadIcon } from 'lucide';
import { type ChangeEvent, type DragEvent, useId, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/brand/icon.tsx';
import { useHydrated } from '../../../ui/hooks/use-hydrated.ts';
import { manageMaterialsMessages } from './messages.ts';
import { type Upload, useUploads } from './use-uploads.ts';

const ACCEPT = 'image/png,image/jpeg,image/webp,image/gif,application/pdf,application/zip,.zip';

/** Files are dropped here or chosen by the button; each shows how far it has come. */
export function UploadBox({ campaignId }: { campaignId: string }) {
  const t = useTexts(manageMaterialsMessages);
  const { uploads, add } = useUploads(campaignId);
  const { isOver, ...drop } = useDrop((files) => void add(files));
  return (
    <section
      {...drop}
      aria-label={t('upload.title')}
      className={clsx(
        'grid gap-3 rounded border border-dashed p-4',
        isOver ? 'border-primary bg-sunken' : 'border-strong',
      )}
    >
      <Chooser onChoose={(files) => void add(files)} />
      {uploads.length > 0 && (
        <ul aria-label={t('upload.list')} className="grid gap-2">
          {uploads.map((upload) => (
            <Line key={upload.key} upload={upload} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Chooser({ onChoose }: { onChoose: (files: readonly File[]) => void }) {
  const t = useTexts(manageMaterialsMessages);
  const hydrated = useHydrated();
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    onChoose([...(event.target.files ?? [])]);
    event.target.value = ''; // so that the same file can be chosen again
  };
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <p className="max-sm:hidden">{t('upload.drop')}</p>
        <input
          ref={input}
          type="file"
          multiple
          accept={ACCEPT}
          aria-label={t('upload.choose')}
          hidden
          onChange={choose}
        />
        <Button
          variant="secondary"
          icon={UploadIcon}
          disabled={!hydrated}
          aria-describedby={hintId}
          onClick={() => input.current?.click()}
        >
          {t('upload.choose')}
        </Button>
      </div>
      <p id={hintId} className="max-w-prose text-13 text-muted">
        {t('upload.hint')}
      </p>
    </>
  );
}

function useDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      event.preventDefault(); // else the browser opens the file instead
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      onFiles([...event.dataTransfer.files]);
    },
  };
}

function Line({ upload }: { upload: Upload }) {
  const t = useTexts(manageMaterialsMessages);
  const { name, state, share, why } = upload;
  const percent = Math.round(share * 100);
  const text = { sending: t('upload.sending', { percent: String(percent) }), refused: why ?? '' };
  return (
    <li className="grid gap-1 text-14">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="wrap-anywhere min-w-0 font-medium">{name}</span>
        <span
          role="status"
          className={clsx(
            'inline-flex items-center gap-1.5 text-13',
            state === 'refused' ? 'text-danger' : 'text-muted',
          )}
        >
          {state === 'done' && <Icon of={CircleCheck} className="text-success" />}
          {state === 'refused' && <Icon of={CircleAlert} />}
          {state === 'sending' || state === 'refused' ? text[state] : t(`upload.${state}`)}
        </span>
      </div>
      {(state === 'sending' || state === 'preparing') && (
        <progress
          aria-label={t('upload.progress', { name })}
          max={100}
          value={percent}
          className="h-1.5 w-full max-w-md accent-primary"
        />
      )}
    </li>
  );
}
