/** The veil behind whatever is modal. */
export const VEIL_CLASS =
  'fixed inset-0 z-40 bg-overlay data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in';
