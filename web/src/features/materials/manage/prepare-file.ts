import { fileFormat, KIND_OF_FORMAT, START_BYTES } from '@callstead/domain/materials/file-format';
import { type FileKind, LONGEST_SIDE, MOST_BYTES } from '@callstead/domain/materials/material';
import { base64Of, drawImage, FileRefused, MOST_CHOSEN_BYTES } from '../../../ui/form/draw-image.ts';

const IMAGE = { longestSide: LONGEST_SIDE, mostBytes: MOST_BYTES.image };

/** Ready to be sent: what it is, by what it holds, and its bytes in base64. Images are drawn here first; the rest goes as it is. */
export async function prepareFile(file: File): Promise<{ kind: FileKind; file: string }> {
  const format = fileFormat(new Uint8Array(await file.slice(0, START_BYTES).arrayBuffer()));
  if (!format) throw new FileRefused('type');
  const kind = KIND_OF_FORMAT[format];
  if (file.size > (kind === 'image' ? MOST_CHOSEN_BYTES : MOST_BYTES[kind])) throw new FileRefused('size');
  return { kind, file: await base64Of(kind === 'image' ? await drawImage(file, IMAGE) : file) };
}
