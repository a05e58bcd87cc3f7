/** The name of a logo that was stored: our own, never that of a file. */
export const STORED_LOGO = /^[0-9a-f]{32}$/;

/** In pixels; it is shown 28 high, on screens that draw four for one. */
export const LONGEST_LOGO_SIDE = 800;
export const MOST_LOGO_BYTES = 512 * 1024;
