import { PICTURE_PIXELS } from '@callstead/domain/identity/picture';
import { fileFormat, START_BYTES } from '@callstead/domain/materials/file-format';

/** What somebody chose cannot become a picture. */
export class PictureRefused extends Error {
  constructor(readonly why: 'type' | 'size' | 'broken') {
    super(why);
  }
}

const MOST_BYTES = 10 * 1024 * 1024;

const FORMATS: readonly unknown[] = ['png', 'jpeg', 'webp'];

/**
 * The middle of an image as a square of the size everybody has, in base64. Drawn here, so that neither the place it was
 * taken at nor anything else the file carries leaves this browser; the server draws it once more.
 */
export async function makePicture(file: File): Promise<string> {
  if (file.size > MOST_BYTES) throw new PictureRefused('size');
  const start = new Uint8Array(await file.slice(0, START_BYTES).arrayBuffer());
  if (!FORMATS.includes(fileFormat(start))) throw new PictureRefused('type');
  const image = await createImageBitmap(file).catch(() => {
    throw new PictureRefused('broken');
  });
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE_PIXELS;
  canvas.height = PICTURE_PIXELS;
  const side = Math.min(image.width, image.height);
  const [left, top] = [(image.width - side) / 2, (image.height - side) / 2];
  canvas.getContext('2d')?.drawImage(image, left, top, side, side, 0, 0, PICTURE_PIXELS, PICTURE_PIXELS);
  image.close();
  return canvas.toDataURL('image/png').replace(/^.*,/, '');
}
