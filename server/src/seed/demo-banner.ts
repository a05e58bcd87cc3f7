import { writePng } from '../images/png.ts';

type Colour = readonly [red: number, green: number, blue: number];
type Palette = { ground: Colour; house: Colour; line: Colour };

export type Banner = Palette & { width: number; height: number };

export const SPRUCE: Palette = { ground: [14, 90, 74], house: [250, 248, 243], line: [227, 179, 74] };
export const EMBER: Palette = { ground: [241, 238, 229], house: [184, 67, 26], line: [128, 90, 0] };

/** A house at the end of a telephone line, in whatever shape an advertisement has. */
export function drawBanner({ width, height, ground, house, line }: Banner): Buffer {
  const data = Buffer.alloc(width * height * 3);
  const side = Math.min(width, height) * 0.5;
  const [middle, floor] = [width - side, height * 0.8];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const isHouse = isInHouse((x - middle) / side, (floor - y) / side);
      const colour = isHouse ? house : isOnLine(x / (middle - side * 0.4), y / height, height) ? line : ground;
      data.set(colour, (y * width + x) * 3);
    }
  return writePng({ width, height, channels: 3, data });
}

/** Walls, a roof above them, and a door that is left open. */
function isInHouse(x: number, y: number): boolean {
  const isWall = Math.abs(x) < 0.38 && y > 0 && y < 0.6;
  const isRoof = y >= 0.6 && y < 1.1 - Math.abs(x);
  const isDoor = Math.abs(x) < 0.1 && y < 0.35;
  return (isWall && !isDoor) || isRoof;
}

/** It hangs through between two poles. */
function isOnLine(x: number, y: number, height: number): boolean {
  const thickness = Math.max(2, height / 60) / height;
  return x < 1 && Math.abs(y - (0.25 + 0.3 * x * (1.6 - x))) < thickness;
}
