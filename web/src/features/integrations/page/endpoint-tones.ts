export const ENDPOINT_TONES = { active: 'success', paused: 'neutral', failing: 'danger' } as const;
