import { initialsOf } from '@callstead/domain/identity/initials';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';

type AvatarProps = { name: string; url: string; className?: string | undefined };

/** The generated picture; initials while there is none to be had. It decorates a name that stands beside it. */
export function Avatar({ name, url, className }: AvatarProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // It may have failed before scripts ran, when nobody listened.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailedUrl(url);
  }, [url]);
  const frame = clsx('shrink-0 rounded-full', className ?? 'size-9 text-13');
  if (url && url !== failedUrl) {
    return <img ref={image} src={url} alt="" className={frame} onError={() => setFailedUrl(url)} />;
  }
  return (
    <span aria-hidden className={clsx(frame, 'grid place-items-center bg-primary font-medium text-on-primary')}>
      {initialsOf(name)}
    </span>
  );
}
