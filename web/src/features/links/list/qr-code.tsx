import { Download } from 'lucide';
import { encode } from 'uqr';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { linksMessages } from './messages.ts';

/** As much white around it as readers need. */
const BORDER = 4;
const PNG_PIXELS = 1024;

type QrCodeProps = { address: string; fileName: string };

/** Black on white in any theme: that is what cameras look for. */
export function QrCode({ address, fileName }: QrCodeProps) {
  const t = useTexts(linksMessages);
  const drawing = drawingOf(address);
  const save = (type: 'svg' | 'png') => void download(drawing, type, `${fileName}.${type}`);
  return (
    <div className="grid justify-items-start gap-3">
      <svg
        viewBox={`0 0 ${drawing.size} ${drawing.size}`}
        role="img"
        aria-label={t('qr.label')}
        className="size-40 rounded border"
        shapeRendering="crispEdges"
      >
        <rect width={drawing.size} height={drawing.size} fill="#fff" />
        <path d={drawing.path} fill="#000" />
      </svg>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" icon={Download} onClick={() => save('svg')}>
          {t('qr.svg')}
        </Button>
        <Button variant="secondary" size="sm" icon={Download} onClick={() => save('png')}>
          {t('qr.png')}
        </Button>
      </div>
    </div>
  );
}

type Drawing = { size: number; path: string };

function drawingOf(address: string): Drawing {
  const { data, size } = encode(address, { border: BORDER });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join('') };
}

const svgOf = ({ size, path }: Drawing) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
  `<rect width="${size}" height="${size}" fill="#fff"/><path d="${path}" fill="#000"/></svg>`;

/** A picture of whole pixels: a blurred edge is harder to read. */
function pngOf({ size, path }: Drawing): Promise<Blob | null> {
  const scale = Math.floor(PNG_PIXELS / size);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * scale;
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.fillStyle = '#000';
  context.fill(new Path2D(path));
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

async function download(drawing: Drawing, type: 'svg' | 'png', fileName: string): Promise<void> {
  const picture = type === 'svg' ? new Blob([svgOf(drawing)], { type: 'image/svg+xml' }) : await pngOf(drawing);
  if (!picture) return;
  const address = URL.createObjectURL(picture);
  const link = document.createElement('a');
  Object.assign(link, { href: address, download: fileName });
  link.click();
  URL.revokeObjectURL(address);
}
