const MOST_BINS = 800;
const FIRST_FRAMES_PER_BIN = 64;

/**
 * The loudest of each moment, for a drawing. How long a recording is shows only at its end, so moments begin short and
 * are joined in pairs whenever there are too many: 400 to 799 of them, whatever the length.
 */
export class PeakBins {
  readonly #bins: number[][];
  readonly #loudest: number[];
  #framesPerBin = FIRST_FRAMES_PER_BIN;
  #filled = 0;

  constructor(channels: number) {
    this.#bins = Array.from({ length: channels }, () => []);
    this.#loudest = this.#bins.map(() => 0);
  }

  /** One frame: call it for every channel, then `endFrame`. */
  hear(channel: number, level: number): void {
    if (level > (this.#loudest[channel] ?? 0)) this.#loudest[channel] = level;
  }

  endFrame(): void {
    this.#filled += 1;
    if (this.#filled === this.#framesPerBin) this.#close();
  }

  peaks(): number[][] {
    if (this.#filled > 0) this.#close();
    return this.#bins;
  }

  #close(): void {
    this.#filled = 0;
    for (const [channel, bins] of this.#bins.entries()) bins.push(this.#loudest[channel] ?? 0);
    this.#loudest.fill(0);
    if ((this.#bins[0]?.length ?? 0) < MOST_BINS) return;
    this.#framesPerBin *= 2;
    for (const bins of this.#bins) {
      for (let pair = 0; pair < MOST_BINS / 2; pair += 1)
        bins[pair] = Math.max(bins[2 * pair] ?? 0, bins[2 * pair + 1] ?? 0);
      bins.length = MOST_BINS / 2;
    }
  }
}
