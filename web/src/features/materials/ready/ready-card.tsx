import type { ReadyMaterial } from '@callstead/contract/materials';
import { imageCode, plainText, textCode } from '@callstead/domain/materials/ready-code';
import { OFFERED } from '@callstead/domain/offered';
import { Download } from 'lucide';
import { useTexts } from '../../../i18n/language.tsx';
import { CopyButton } from '../../../ui/action/copy-button.tsx';
import { Icon } from '../../../ui/brand/icon.tsx';
import { MaterialLine } from '../shared/material-line.tsx';
import { Preview } from '../shared/preview.tsx';
import { readyMaterialsMessages } from './messages.ts';

type Copied = { what: 'code' | 'plain' | 'link' | 'address'; value: string };

/** What can be taken of it, with the publisher's own link in it where there is one. */
function copiesOf(material: ReadyMaterial): Copied[] {
  const { kind, name, headline, body, address, width, height, fileUrl, link } = material;
  const ownLink: Copied[] = link === null ? [] : [{ what: 'link', value: link }];
  if (kind === 'image' && fileUrl && width && height)
    return [{ what: 'code', value: imageCode({ src: fileUrl, name, width, height }, link) }, ...ownLink];
  if (kind === 'text' && headline !== null && body !== null) {
    const said = { headline, body };
    return [{ what: 'plain', value: plainText(said, link) }, { what: 'code', value: textCode(said, link) }, ...ownLink];
  }
  if (kind === 'page' && address !== null) return link === null ? [{ what: 'address', value: address }] : ownLink;
  return ownLink;
}

export function ReadyCard({ material }: { material: ReadyMaterial }) {
  const t = useTexts(readyMaterialsMessages);
  const { name, campaign, fileUrl, kind, link } = material;
  const copies = copiesOf(material);
  const src = fileUrl && new URL(fileUrl).pathname; // by whatever name somebody came here
  return (
    <article className="flex min-w-0 flex-col gap-3 rounded border bg-surface p-3">
      <Preview material={material} src={src} />
      <header className="grid gap-1">
        <h2 className="wrap-anywhere text-16">{name}</h2>
        <p className="wrap-anywhere text-13">
          <span className="font-mono">{campaign.id}</span> · {campaign.title}
        </p>
        <MaterialLine material={material} />
      </header>
      {copies.length > 0 && (
        <dl className="grid gap-2">
          {copies.map((copied) => (
            <Copy key={copied.what} copied={copied} name={name} />
          ))}
        </dl>
      )}
      {kind === 'page' && link === null && OFFERED.links && <p className="text-13 text-muted">{t('noLink')}</p>}
      {src && <DownloadLink href={src} name={name} />}
    </article>
  );
}

function Copy({ copied: { what, value }, name }: { copied: Copied; name: string }) {
  const t = useTexts(readyMaterialsMessages);
  return (
    <div className="min-w-0 rounded border border-dashed bg-sunken px-3 py-1.5">
      <dt className="text-12 text-muted">{t(what)}</dt>
      <dd className="flex min-h-8 items-center justify-between gap-2">
        <code className="line-clamp-2 min-w-0 break-all font-mono text-12">{value}</code>
        <CopyButton value={value} what={t('of', { what: t(what), name })} />
      </dd>
    </div>
  );
}

function DownloadLink({ href, name }: { href: string; name: string }) {
  const t = useTexts(readyMaterialsMessages);
  return (
    <a
      href={href}
      download
      aria-label={t('of', { what: t('download'), name })}
      className="mt-auto inline-flex min-h-9 items-center gap-2 justify-self-start self-start rounded px-3 py-1 font-medium text-13 hover:bg-sunken"
    >
      <Icon of={Download} />
      {t('download')}
    </a>
  );
}
