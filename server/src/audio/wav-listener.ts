import { fromMuLaw } from './mu-law.ts';
import { PeakBins } from './peak-bins.ts';
import { readWavHeader, type WavFormat, type WavHeader } from './wav-header.ts';

export type Waveform = {
  seconds: number;
  /** Channel by channel, 0 to 255. */
  peaks: number[][];
};

/** Longer than any header in use; what has not said by then how it sounds never will. */
const HEADER_LIMIT_BYTES = 64 * 1024;
const LOUDNESS_OF_MU_LAW = Uint8Array.from({ length: 256 }, (_, byte) => loudness(fromMuLaw(byte)));

const BYTES_PER_SAMPLE: Record<WavFormat['encoding'], number> = { pcm8: 1, pcm16: 2, 'mu-law': 1 };
const LOUDNESS: Record<WavFormat['encoding'], (bytes: Buffer, at: number) => number> = {
  pcm8: (bytes, at) => Math.min(255, Math.abs((bytes[at] ?? 128) - 128) * 2),
  pcm16: (bytes, at) => loudness(bytes.readInt16LE(at)),
  'mu-law': (bytes, at) => LOUDNESS_OF_MU_LAW[bytes[at] ?? 0] ?? 0,
};

function loudness(sample: number): number {
  return Math.min(255, Math.abs(sample) >> 7);
}

/** Hears a WAV file pass by in pieces of any size, and keeps what a player draws of it. */
export class WavListener {
  #header: WavHeader | undefined;
  #rest: Buffer = Buffer.alloc(0);
  #bins = new PeakBins(1);
  #frames = 0;
  #bytesLeft = Number.POSITIVE_INFINITY;

  /** Throws when it turns out to be no WAV file. */
  push(piece: Buffer): void {
    this.#rest = this.#rest.length === 0 ? piece : Buffer.concat([this.#rest, piece]);
    const samples = this.#header ?? this.#readHeader();
    if (samples) this.#hearSamples(samples);
  }

  /** Undefined when no samples came. */
  end(): Waveform | undefined {
    if (!this.#header || this.#frames === 0) return undefined;
    return { seconds: this.#frames / this.#header.framesPerSecond, peaks: this.#bins.peaks() };
  }

  #readHeader(): WavHeader | undefined {
    this.#header = readWavHeader(this.#rest);
    if (!this.#header && this.#rest.length > HEADER_LIMIT_BYTES) throw new Error('not a WAV file: endless header');
    if (!this.#header) return undefined;
    this.#bytesLeft = this.#header.dataBytes;
    this.#rest = this.#rest.subarray(this.#header.dataOffset);
    this.#bins = new PeakBins(this.#header.channels);
    return this.#header;
  }

  #hearSamples({ encoding, channels }: WavHeader): void {
    const sampleBytes = BYTES_PER_SAMPLE[encoding];
    const frameBytes = sampleBytes * channels;
    const frames = Math.floor(Math.min(this.#rest.length, this.#bytesLeft) / frameBytes);
    const loudnessAt = LOUDNESS[encoding];
    for (let frame = 0; frame < frames; frame += 1) {
      for (let channel = 0; channel < channels; channel += 1)
        this.#bins.hear(channel, loudnessAt(this.#rest, frame * frameBytes + channel * sampleBytes));
      this.#bins.endFrame();
    }
    this.#frames += frames;
    this.#bytesLeft -= frames * frameBytes;
    // After the samples other chunks may follow: nothing to hear in those.
    this.#rest = this.#bytesLeft < frameBytes ? Buffer.alloc(0) : this.#rest.subarray(frames * frameBytes);
  }
}
