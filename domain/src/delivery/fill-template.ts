/** `{name}` or `{group.name}` in a template that somebody wrote. */
const MACRO = /\{([a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*)?)\}/g;
const ALONE = /^\{([a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*)?)\}$/;

/** Null and undefined are nothing in a text; a JSON member that is undefined is left out. */
export type ValueFor = (name: string) => string | number | boolean | null | undefined;

export const macrosIn = (template: string): string[] => [...template.matchAll(MACRO)].map(([, name = '']) => name);

export const fillText = (text: string, valueFor: ValueFor) =>
  text.replace(MACRO, (_, name: string) => String(valueFor(name) ?? ''));

/** Every value is written so that it is one: none can begin a parameter, end the address or name a host. */
export const fillAddress = (address: string, valueFor: ValueFor) =>
  address.replace(MACRO, (_, name: string) => encodeURIComponent(whole(String(valueFor(name) ?? ''))));

/** Half a character would not be encoded at all. */
export const whole = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd');

/**
 * A template is read for what it is before anything is put into it, so no value can be more than one. A text that is one macro
 * and nothing else keeps the kind of its value: true, 3, null.
 */
export function fillJson(value: unknown, valueFor: ValueFor): unknown {
  if (typeof value === 'string') {
    const alone = ALONE.exec(value)?.[1];
    return alone === undefined ? fillText(value, valueFor) : valueFor(alone);
  }
  if (Array.isArray(value)) return value.map((each) => fillJson(each, valueFor));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, fillJson(each, valueFor)]));
}

export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
