const BIAS = 0x84;
const LOUDEST = 32_635;

/** The 16-bit sample behind a byte of µ-law, the code of telephone lines (G.711). */
export function fromMuLaw(byte: number): number {
  const code = ~byte & 0xff;
  const magnitude = ((((code & 0x0f) << 3) + BIAS) << ((code >> 4) & 7)) - BIAS;
  return code & 0x80 ? 0 - magnitude : magnitude;
}

export function toMuLaw(sample: number): number {
  const magnitude = Math.min(LOUDEST, Math.abs(sample)) + BIAS;
  const exponent = 31 - Math.clz32(magnitude) - 7;
  const mantissa = (magnitude >> (exponent + 3)) & 0x0f;
  return ~((sample < 0 ? 0x80 : 0) | (exponent << 4) | mantissa) & 0xff;
}
