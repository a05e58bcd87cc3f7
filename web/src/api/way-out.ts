/** To a page that is not ours; Back leads here again. A test can stand in for a browser that leaves. */
export const wayOut = { leaveTo: (address: string): void => window.location.assign(address) };
