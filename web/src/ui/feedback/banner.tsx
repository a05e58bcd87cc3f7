import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Icon, type IconType } from '../brand/icon.tsx';
import type { Tone } from '../brand/tone.ts';
import { TONE_CLASS } from '../brand/tone.ts';

type BannerProps = {
  tone?: Tone | undefined;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
};

const ICONS: Record<Tone, IconType> = {
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
  info: Info,
  neutral: Info,
};

export function Banner({ tone = 'info', title, children, action }: BannerProps) {
  return (
    <div className={clsx('flex flex-wrap items-center gap-x-4 gap-y-3 rounded px-4 py-3', TONE_CLASS[tone])}>
      <div className="flex min-w-0 flex-1 basis-64 gap-3">
        <Icon of={ICONS[tone]} size={20} />
        <div className="min-w-0 text-14">
          {title && <p className="font-semibold">{title}</p>}
          {children && <div className="text-text">{children}</div>}
        </div>
      </div>
      {action}
    </div>
  );
}
