/** What somebody chose cannot be taken. */
export class FileRefused extends Error {
  constructor(readonly why: 'type' | 'size' | 'broken') {
    super(why);
  }
}

/** Of what is drawn here first. */
export const MOST_CHOSEN_BYTES = 20 * 1024 * 1024;
const SMALLER = 0.8;

type Bounds = { longestSide: number; mostBytes: number };

/**
 * The image as a PNG, drawn here: nothing else the file carries leaves this browser, and of an animation the first image
 * stays. As large as it is, unless it is larger than we take. The server draws it once more.
 */
export async function drawImage(file: File, { longestSide, mostBytes }: Bounds): Promise<Blob> {
  const image = await createImageBitmap(file).catch(() => {
    throw new FileRefused('broken');
  });
  let scale = Math.min(1, longestSide / Math.max(image.width, image.height));
  let drawn = await drawAt(image, scale);
  while (drawn.size > mostBytes) {
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

export function base64Of(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^.*,/, ''));
    reader.onerror = () => reject(new FileRefused('broken'));
    reader.readAsDataURL(blob);
  });
}
