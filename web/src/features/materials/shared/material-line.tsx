import type { ReadyMaterial } from '@callstead/contract/materials';
import { useFormats, useTexts } from '../../../i18n/language.tsx';
import { materialMessages } from './messages.ts';

type Described = Pick<ReadyMaterial, 'kind' | 'language' | 'width' | 'height' | 'bytes'>;

const KILOBYTE = 1000;

/** 'Imagen · Español · 300 × 250 px · 12 kB' */
export function MaterialLine({ material }: { material: Described }) {
  const t = useTexts(materialMessages);
  const formats = useFormats();
  const { kind, language, width, height, bytes } = material;
  const facts = [
    t(`kinds.${kind}`),
    language ? t(`languages.${language}`) : t('anyLanguage'),
    ...(width && height ? [t('pixels', { width: String(width), height: String(height) })] : []),
    ...(bytes ? [formats.number(Math.max(1, Math.round(bytes / KILOBYTE)), { style: 'unit', unit: 'kilobyte' })] : []),
  ];
  return <p className="text-13 text-muted">{facts.join(' · ')}</p>;
}
