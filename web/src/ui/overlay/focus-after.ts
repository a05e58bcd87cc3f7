/** Where the focus goes when what had it is gone; a list marks the line that says how much it holds. */
export const FOCUS_HOME = { 'data-focus-home': true } as const;

/** After an action that may take its own button away: an open dialog keeps the focus, else `home` gets it. */
export function focusAfterAction(home: HTMLElement | null): void {
  const dialog = openDialogs().at(-1);
  if (dialog) wantedHome = home;
  (dialog ?? home)?.focus();
}

/** Of the action that closes the dialog it was taken in. */
let wantedHome: HTMLElement | null = null;
export function wantHome(home: HTMLElement): void {
  wantedHome = home;
}

/** After a dialog: back to what opened it, or, where the dialog did away with that, to the nearest place that stands. */
export function focusAfterDialog(closed: EventTarget | null, opener: Element | null): void {
  const below = openDialogs().findLast((dialog) => dialog !== closed);
  if (!below && wantedHome?.isConnected) wantedHome.focus();
  else if (below || !isTaken(closed)) {
    if (isUsable(opener)) focusAndFollow(opener);
    else (below ?? standingHome())?.focus();
  }
  if (!below) wantedHome = null;
}

/** By what came instead of the dialog, such as the next one to decide. */
function isTaken(closed: EventTarget | null): boolean {
  const { activeElement, body } = document;
  return (
    activeElement !== null && activeElement !== body && !(closed instanceof Node && closed.contains(activeElement))
  );
}

export const openDialogs = () => [...document.querySelectorAll<HTMLElement>('[data-dialog][data-state=open]')];

const isUsable = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element !== document.body && element.isConnected && !element.matches(':disabled');

/** Where something of this page stands, whatever it holds. */
export const focusHome = (): void => standingHome()?.focus();

function standingHome(): HTMLElement | null {
  const home = document.querySelector<HTMLElement>('main [data-focus-home], main h1');
  if (home) home.tabIndex = -1;
  return home;
}

/** A list that is loaded anew takes longer than a dialog that closes. */
const LOADED_WITHIN_MS = 10_000;

/** What opened the dialog may go a moment later: nobody should have to start again from the top of the page. */
function focusAndFollow(opener: HTMLElement): void {
  opener.focus();
  const observer = new MutationObserver(() => {
    if (isUsable(opener)) return;
    observer.disconnect();
    const isLost = document.activeElement === document.body || document.activeElement === opener;
    if (isLost) (openDialogs().at(-1) ?? standingHome())?.focus();
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  setTimeout(() => observer.disconnect(), LOADED_WITHIN_MS);
}
