/** To a page that is not ours; Back leads here again. */
export const leaveTo = (address: string): void => window.location.assign(address);
