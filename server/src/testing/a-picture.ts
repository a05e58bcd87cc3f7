import { PICTURE_PIXELS } from '@callstead/domain/identity/picture';
import { type Pixels, writePng } from '../images/png.ts';

/** A square of slowly changing colours. */
export function somePixels(channels: Pixels['channels'] = 4, side = PICTURE_PIXELS): Pixels {
  const data = Buffer.from(Uint8Array.from({ length: side * side * channels }, (_, at) => (at * 7 + (at >> 9)) & 0xff));
  return { width: side, height: side, channels, data };
}

export const aPicture = (side = PICTURE_PIXELS) => writePng(somePixels(4, side));
