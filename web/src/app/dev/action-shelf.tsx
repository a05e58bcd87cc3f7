import { Download, Plus } from 'lucide';
import { useState } from 'react';
import { Button, ButtonLink, type ButtonSize, type ButtonVariant } from '../../ui/action/button.tsx';
import { CopyButton } from '../../ui/action/copy-button.tsx';
import { CopyLink } from '../../ui/action/copy-link.tsx';
import { HelpLink } from '../../ui/action/help-link.tsx';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { Segments } from '../../ui/action/segments.tsx';
import { TextButton, TextLink } from '../../ui/action/text-link.tsx';
import { Row, Shelf, Specimen } from './specimen.tsx';

const VARIANTS: ButtonVariant[] = ['primary', 'secondary', 'ghost', 'danger', 'signal'];
const SIZES: ButtonSize[] = ['sm', 'md', 'lg'];

export function ActionShelf() {
  return (
    <Shelf title="action">
      {VARIANTS.map((variant) => (
        <Specimen key={variant} name={`Button ${variant}: plain, with icon, busy, disabled`}>
          <Row>
            <Button variant={variant}>Save</Button>
            <Button variant={variant} icon={Plus}>
              Add
            </Button>
            <Button variant={variant} busy>
              Saving…
            </Button>
            <Button variant={variant} disabled>
              Save
            </Button>
          </Row>
        </Specimen>
      ))}
      <Specimen name="IconButton: plain, disabled">
        <Row>
          <IconButton icon={Download} label="Export" />
          <IconButton icon={Plus} label="Add" disabled />
        </Row>
      </Specimen>
      <Specimen name="Button: sizes">
        <Row>
          {SIZES.map((size) => (
            <Button key={size} size={size} variant="secondary">
              Size {size}
            </Button>
          ))}
        </Row>
      </Specimen>
      <Specimen name="ButtonLink, TextLink, TextButton, HelpLink, CopyButton, CopyLink">
        <Row>
          <ButtonLink to="#top" variant="secondary" icon={Download}>
            A link like a button
          </ButtonLink>
          <TextLink to="#top">A link in a text</TextLink>
          <HelpLink guide="publisher" section="start" />
          <TextButton>A button like a link</TextButton>
          <CopyButton value="+13055550142" what="tracking number" />
          <CopyLink path="#top">Copy link</CopyLink>
        </Row>
      </Specimen>
      <Specimen name="Segments: one of a few, one of them not to be had">
        <Grains />
      </Specimen>
    </Shelf>
  );
}

const GRAINS = [
  { value: 'hour', label: 'Hour', disabled: true },
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
];

function Grains() {
  const [chosen, setChosen] = useState('day');
  return (
    <Row>
      <Segments label="Grain" options={GRAINS} chosen={chosen} onChange={setChosen} />
    </Row>
  );
}
