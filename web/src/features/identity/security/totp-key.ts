/** The key of an otpauth:// address, in groups of four as people read it out. */
export function totpKey(totpUri: string): string {
  const secret = new URL(totpUri).searchParams.get('secret') ?? '';
  return secret.replace(/(.{4})(?=.)/g, '$1 ');
}
