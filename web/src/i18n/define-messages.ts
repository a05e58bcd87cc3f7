import type { Language } from '@callstead/domain/identity/account';

export interface MessageTree {
  [key: string]: string | MessageTree;
}

/** The same keys with other words. */
type Translation<Tree> = { [Key in keyof Tree]: Tree[Key] extends string ? string : Translation<Tree[Key]> };

type KeyPath<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : Key | `${Key}.${KeyPath<Tree[Key]>}`;
}[keyof Tree & string];

export type Catalogue<Tree extends MessageTree> = {
  en: Tree;
  es: Tree;
  /** Texts (or whole branches) that keep this language on every surface until a person chooses one. */
  pinned: { language: Language; keys: readonly string[] | 'all' };
};

/** One feature's texts in both languages; a key missing on either side does not compile. */
export function defineMessages<const Tree extends MessageTree>(texts: {
  en: Tree;
  es: NoInfer<Translation<Tree>>;
  pinned?: { language: Language; keys: NoInfer<readonly KeyPath<Tree>[]> | 'all' };
}): Catalogue<Tree> {
  return { en: texts.en, es: texts.es as Tree, pinned: texts.pinned ?? { language: 'en', keys: [] } };
}

/** The words to show: all in the chosen language, or the surface's own with its pinned exceptions. */
export function messagesIn<Tree extends MessageTree>(
  catalogue: Catalogue<Tree>,
  surface: Language,
  chosen: Language | null,
): Tree {
  const { language, keys } = catalogue.pinned;
  if (chosen) return catalogue[chosen];
  if (keys === 'all') return catalogue[language];
  return language === surface ? catalogue[surface] : withPinned(catalogue[surface], catalogue[language], keys);
}

function withPinned<Tree extends MessageTree>(base: Tree, source: Tree, keys: readonly string[]): Tree {
  const result: MessageTree = { ...base };
  for (const key of keys) {
    const [head = '', ...rest] = key.split('.');
    const [own, other] = [result[head], source[head]];
    const isBranch = rest.length > 0 && typeof own === 'object' && typeof other === 'object';
    if (other !== undefined) result[head] = isBranch ? withPinned(own, other, [rest.join('.')]) : other;
  }
  return result as Tree;
}
