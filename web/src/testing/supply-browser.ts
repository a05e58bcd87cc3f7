// What a browser has and jsdom lacks, as far as our screens and Radix ask for it. Once a worker: files share it.

Object.assign(Element.prototype, {
  hasPointerCapture: () => false,
  setPointerCapture: () => undefined,
  releasePointerCapture: () => undefined,
  scrollIntoView: () => undefined,
});
Blob.prototype.arrayBuffer ??= function (this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
};
// jsdom does not know <search>, and React would complain.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: 'HTMLElement' });
/** jsdom looks through the whole page for every label that might be one's own, each time a name is reckoned. */
const LABELABLE = [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement];
for (const { prototype } of LABELABLE) Object.defineProperty(prototype, 'labels', { get: labelsOf });

function labelsOf(this: HTMLElement): HTMLLabelElement[] {
  const mayName = (label: HTMLLabelElement) => (label.htmlFor ? label.htmlFor === this.id : label.contains(this));
  return [...document.getElementsByTagName('label')].filter((label) => mayName(label) && label.control === this);
}

Object.assign(window, {
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
  /** Deaf: news from others is what the stories of live screens are about. */
  EventSource: class extends EventTarget {
    close() {}
  },
  /** A desk, in the light. */
  matchMedia: (query: string) => Object.assign(new EventTarget(), { media: query, matches: false }),
  scrollTo: () => undefined,
  getComputedStyle: styleOf,
});

/** One for all that say nothing: jsdom makes a declaration for each element that is asked, and most say nothing. */
const UNSTYLED = document.createElement('div').style;

/**
 * No style sheet is loaded, so elements look as they say themselves. jsdom would match its own default sheet against
 * the element for every question, which makes finding by role ten times slower.
 */
function styleOf(element: HTMLElement): CSSStyleDeclaration {
  if (!element.hidden && !element.hasAttribute('style')) return UNSTYLED;
  const display = element.hidden ? 'none' : element.style.display;
  const property = (name: string) => (name === 'display' ? display : element.style.getPropertyValue(name));
  return new Proxy(element.style, {
    get: (style, name) => {
      if (name === 'display') return display;
      return name === 'getPropertyValue' ? property : Reflect.get(style, name, style);
    },
  });
}
