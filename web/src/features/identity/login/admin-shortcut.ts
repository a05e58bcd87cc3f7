const EMAIL = 'adminEmail';
const PASSWORD = 'adminPassword';

export type AdminShortcut = { email: string; password: string; remainingSearch: string };

/** The parameter pair that prefills the administrator login, and the address without it. */
export function readAdminShortcut(search: string): AdminShortcut | null {
  const params = new URLSearchParams(search);
  if (!params.has(EMAIL) && !params.has(PASSWORD)) return null;
  const [email, password] = [params.get(EMAIL) ?? '', params.get(PASSWORD) ?? ''];
  params.delete(EMAIL);
  params.delete(PASSWORD);
  return { email, password, remainingSearch: params.toString() };
}
