/** How samples lie in a WAV file, and where they begin. */
export type WavFormat = {
  encoding: 'pcm8' | 'pcm16' | 'mu-law';
  channels: number;
  framesPerSecond: number;
};
export type WavHeader = WavFormat & {
  dataOffset: number;
  /** Infinity where the writer did not know it yet: then samples go on to the end of the file. */
  dataBytes: number;
};

const ENCODINGS: Record<string, WavFormat['encoding']> = { '1/8': 'pcm8', '1/16': 'pcm16', '7/8': 'mu-law' };
const EXTENSIBLE = 0xfffe;
const CHUNK_HEADER_BYTES = 8;
const FMT_LEAST_BYTES = 16;

/** Undefined while there is too little of the file; throws when it is no WAV file we understand. */
export function readWavHeader(bytes: Buffer): WavHeader | undefined {
  if (bytes.length < 12) return undefined;
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WAVE')
    throw new Error('not a WAV file');
  let format: WavFormat | undefined;
  for (let at = 12; at + CHUNK_HEADER_BYTES <= bytes.length; ) {
    const name = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    const body = at + CHUNK_HEADER_BYTES;
    if (name === 'data') return { ...known(format), dataOffset: body, dataBytes: knownSize(size) };
    if (name === 'fmt ' && size >= FMT_LEAST_BYTES) {
      if (body + size > bytes.length) return undefined;
      format = readFormat(bytes.subarray(body, body + size));
    }
    at = body + size + (size % 2); // chunks begin at even places
  }
  return undefined;
}

function readFormat(fmt: Buffer): WavFormat {
  const tag = fmt.readUInt16LE(0);
  const channels = fmt.readUInt16LE(2);
  const framesPerSecond = fmt.readUInt32LE(4);
  const encoding = ENCODINGS[`${tag === EXTENSIBLE ? fmt.readUInt16LE(24) : tag}/${fmt.readUInt16LE(14)}`];
  if (!encoding || channels < 1 || channels > 2 || framesPerSecond < 1) throw new Error('not a WAV file we understand');
  return { encoding, channels, framesPerSecond };
}

function known(format: WavFormat | undefined): WavFormat {
  if (!format) throw new Error('not a WAV file: samples before their format');
  return format;
}

const knownSize = (size: number) => (size === 0 || size === 0xffffffff ? Number.POSITIVE_INFINITY : size);

export function wavHeader({ channels, framesPerSecond }: Omit<WavFormat, 'encoding'>, frames: number): Buffer {
  const dataBytes = frames * channels;
  const header = Buffer.alloc(46);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(38 + dataBytes, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(18, 16);
  header.writeUInt16LE(7, 20); // µ-law
  header.writeUInt16LE(channels, 22);
  header.writeUInt32LE(framesPerSecond, 24);
  header.writeUInt32LE(framesPerSecond * channels, 28);
  header.writeUInt16LE(channels, 32);
  header.writeUInt16LE(8, 34);
  header.writeUInt16LE(0, 36);
  header.write('data', 38, 'latin1');
  header.writeUInt32LE(dataBytes, 42);
  return header;
}
