/** In the order in which the keys were met. */
export function byKey<Item extends { key: string }>(items: readonly Item[]): Map<string, Item[]> {
  const found = new Map<string, Item[]>();
  for (const item of items) {
    const others = found.get(item.key);
    if (others) others.push(item);
    else found.set(item.key, [item]);
  }
  return found;
}
