export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';

export const TONE_CLASS: Record<Tone, string> = {
  success: 'bg-success-bg text-success',
  warning: 'bg-warning-bg text-warning',
  danger: 'bg-danger-bg text-danger',
  info: 'bg-info-bg text-info',
  neutral: 'bg-neutral-bg text-neutral',
};
