import { PhoneCall } from 'lucide';
import { Avatar } from '../../ui/brand/avatar.tsx';
import { Icon } from '../../ui/brand/icon.tsx';
import { Logo } from '../../ui/brand/logo.tsx';
import { Spinner } from '../../ui/brand/spinner.tsx';
import { TONE_CLASS, type Tone } from '../../ui/brand/tone.ts';
import { Row, Shelf, Specimen } from './specimen.tsx';

const TONES = Object.keys(TONE_CLASS) as Tone[];

export function BrandShelf() {
  return (
    <Shelf title="brand">
      <Specimen name="Logo, Icon, Spinner">
        <Row>
          <Logo />
          <Icon of={PhoneCall} />
          <Icon of={PhoneCall} size={20} />
          <Spinner />
          <Spinner size={20} />
        </Row>
      </Specimen>
      <Specimen name="Avatar: picture, initials">
        <Row>
          <Avatar name="Ana Lima" url="/favicon.svg" />
          <Avatar name="Ana Lima" url="" />
        </Row>
      </Specimen>
      <Specimen name="Text sizes">
        <ul className="grid gap-1">
          <li className="font-display text-40">Forty</li>
          <li className="font-display text-28">Twenty-eight</li>
          <li className="text-20">Twenty</li>
          <li className="text-16">Sixteen</li>
          <li className="text-14">Fourteen, for most of it</li>
          <li className="text-13 text-muted">Thirteen, quiet</li>
          <li className="font-mono text-12">Twelve, mono: +1 (305) 555-0142</li>
        </ul>
      </Specimen>
      <Specimen name="Tones">
        <Row>
          {TONES.map((tone) => (
            <span key={tone} className={`rounded px-4 py-2 text-14 ${TONE_CLASS[tone]}`}>
              {tone}
            </span>
          ))}
          <span className="font-medium text-primary">primary</span>
          <span className="font-medium text-signal">signal</span>
          <span className="font-medium text-brass">money</span>
          <span className="text-muted">muted</span>
        </Row>
      </Specimen>
    </Shelf>
  );
}
