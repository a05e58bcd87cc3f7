/** A picture somebody chose for themselves is a square of so many pixels. */
export const PICTURE_PIXELS = 256;

/** The name of its file: made up by the server, and too long to guess. */
export const PICTURE_NAME = /^[0-9a-f]{32}$/;
