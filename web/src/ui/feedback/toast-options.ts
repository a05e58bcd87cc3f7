export type ToastTone = 'success' | 'danger' | 'warning' | 'info';

export type ToastOptions = {
  title: string;
  /** One paragraph, or one line each. */
  description?: string | readonly string[] | undefined;
  tone?: ToastTone | undefined;
  durationMs?: number | undefined;
  /** News from elsewhere: it waits for its turn instead of replacing the answer to what somebody just did. */
  patient?: boolean | undefined;
  /** `forSeconds`: after so many it cannot be done any more, and the toast goes. */
  action?: { label: string; onAction: () => void; forSeconds?: number } | undefined;
};

export type ShownToast = ToastOptions & { key: number; open: boolean };
