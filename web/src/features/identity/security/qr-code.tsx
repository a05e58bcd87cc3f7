import { useEffect, useState } from 'react';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { qrPath } from './qr-path.ts';

/** Light margin a reader needs around the code, in modules. */
const QUIET_ZONE = 4;
const SIZE_CLASS = 'size-48 rounded-sm';

type Drawing = { size: number; path: string };
type QrCodeProps = { text: string; label: string; failed: string };

/** Black on white in both themes: many readers refuse the inverse. */
export function QrCode({ text, label, failed }: QrCodeProps) {
  const drawing = useDrawing(text);
  if (drawing === 'failed') return <p className="text-muted">{failed}</p>;
  if (!drawing) return <Skeleton className={SIZE_CLASS} />;
  const side = drawing.size + 2 * QUIET_ZONE;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      shapeRendering="crispEdges"
      className={SIZE_CLASS}
    >
      <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={side} height={side} fill="#fff" />
      <path d={drawing.path} fill="#000" />
    </svg>
  );
}

/** The encoder is fetched by the few who need it; without it the key in words is enough. */
function useDrawing(text: string): Drawing | 'failed' | null {
  const [drawing, setDrawing] = useState<Drawing | 'failed' | null>(null);
  useEffect(() => {
    let wanted = true;
    draw(text).then(
      (drawn) => wanted && setDrawing(drawn),
      () => wanted && setDrawing('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [text]);
  return drawing;
}

async function draw(text: string): Promise<Drawing> {
  const { encode } = await import('uqr');
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  return { size, path: qrPath(data) };
}
