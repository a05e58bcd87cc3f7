import { fileFormat, KIND_OF_FORMAT, START_BYTES } from '@callstead/domain/materials/file-format';
import { type FileKind, LONGEST_SIDE, MOST_BYTES } from '@callstead/domain/materials/material';

/** What somebody chose cannot become material. */
export class FileRefused extends Error {
  constructor(readonly why: 'type' | 'size' | 'broken') {
    super(why);
  }
}

/** Of what is drawn here first; the rest goes as it is. */
const MOST_CHOSEN_BYTES = 20 * 1024 * 1024;
const SMALLER = 0.8;

/** Ready to be sent: what it is, by what it holds, and its bytes in base64. */
export async function prepareFile(file: File): Promise<{ kind: FileKind; file: string }> {
  const format = fileFormat(new Uint8Array(await file.slice(0, START_BYTES).arrayBuffer()));
  if (!format) throw new FileRefused('type');
  const kind = KIND_OF_FORMAT[format];
  if (file.size > (kind === 'image' ? MOST_CHOSEN_BYTES : MOST_BYTES[kind])) throw new FileRefused('size');
  return { kind, file: await base64Of(kind === 'image' ? await drawImage(file) : file) };
}

/**
 * The image as a PNG, drawn here: nothing else the file carries leaves this browser, and of an animation the first image
 * stays. As large as it is, unless it is larger than we take. The server draws it once more.
 */
async function drawImage(file: File): Promise<Blob> {
  const image = await createImageBitmap(file).catch(() => {
    throw new FileRefused('broken');
  });
  let scale = Math.min(1, LONGEST_SIDE / Math.max(image.width, image.height));
  let drawn = await drawAt(image, scale);
  while (drawn.size > MOST_BYTES.image) {
    scale *= SMALLER;
    drawn = await drawAt(image, scale);
  }
  image.close();
  return drawn;
}

function drawAt(image: ImageBitmap, scale: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(image.width * scale));
  canvas.height = Math.max(1, Math.floor(image.height * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new FileRefused('broken'))), 'image/png');
  });
}

function base64Of(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^.*,/, ''));
    reader.onerror = () => reject(new FileRefused('broken'));
    reader.readAsDataURL(blob);
  });
}
