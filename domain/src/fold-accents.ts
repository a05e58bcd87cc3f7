/** For searching: 'Reparación' and 'reparacion' are the same word. */
export function foldAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
