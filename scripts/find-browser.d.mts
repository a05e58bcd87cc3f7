/** Path of a Chromium or Chrome; installs one where there is none. */
export function findBrowser(): string;
