/** Whoever types an answer says so this often at most. */
export const SAY_ANSWERING_EVERY_MS = 3_000;

/** So long others believe it: one message may be lost, and who closed the page or lost the line is gone a few seconds later. */
export const ANSWERING_LASTS_MS = 8_000;
