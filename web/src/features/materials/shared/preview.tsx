import type { ReadyMaterial } from '@callstead/contract/materials';
import { FileArchive, FileText, Globe } from 'lucide';
import { useTexts } from '../../../i18n/language.tsx';
import { Icon } from '../../../ui/brand/icon.tsx';
import { materialMessages } from './messages.ts';

type Shown = Pick<ReadyMaterial, 'kind' | 'name' | 'headline' | 'body' | 'address' | 'width' | 'height'>;

const FRAME = 'grid h-44 grid-rows-[minmax(0,1fr)] place-items-center overflow-hidden rounded border bg-sunken';

/** What publishers' visitors would see of it. */
export function Preview({ material, src }: { material: Shown; src: string | null }) {
  switch (material.kind) {
    case 'image':
      return (
        <div className={`${FRAME} p-2`}>
          <img
            src={src ?? undefined}
            alt={material.name}
            width={material.width ?? undefined}
            height={material.height ?? undefined}
            loading="lazy"
            className="max-h-full w-auto max-w-full object-contain"
          />
        </div>
      );
    case 'text':
      return <Said headline={material.headline ?? ''} body={material.body ?? ''} />;
    case 'page':
      return <Address address={material.address ?? ''} />;
    default:
      return (
        <div className={FRAME}>
          <Icon of={material.kind === 'pdf' ? FileText : FileArchive} size={20} className="text-muted" />
        </div>
      );
  }
}

function Said({ headline, body }: { headline: string; body: string }) {
  return (
    <div className="grid h-44 content-start gap-1 overflow-hidden rounded border bg-sunken p-3">
      <p className="wrap-anywhere line-clamp-2 font-semibold">{headline}</p>
      <p className="wrap-anywhere line-clamp-5 whitespace-pre-line text-14 text-muted">{body}</p>
    </div>
  );
}

function Address({ address }: { address: string }) {
  const t = useTexts(materialMessages);
  return (
    <div className="flex h-44 flex-col items-center justify-center gap-2 overflow-hidden rounded border bg-sunken p-3 text-center">
      <Icon of={Globe} size={20} className="text-muted" />
      <a
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('opens', { address })}
        className="wrap-anywhere line-clamp-3 text-14 underline"
      >
        {address}
      </a>
    </div>
  );
}
