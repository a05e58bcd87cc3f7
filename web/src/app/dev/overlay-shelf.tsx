import { useState } from 'react';
import { Button } from '../../ui/action/button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { DialogButtons } from '../../ui/overlay/dialog-buttons.tsx';
import { Drawer } from '../../ui/overlay/drawer.tsx';
import { NeighbourButtons } from '../../ui/overlay/neighbour-buttons.tsx';
import { Row, Shelf, Specimen } from './specimen.tsx';

const OVERLAYS = [
  'Dialog',
  'Wide dialog',
  'Dangerous question',
  'Plain question',
  'Busy question',
  'Left drawer',
  'Right drawer',
] as const;
type Overlay = (typeof OVERLAYS)[number];

export function OverlayShelf() {
  const [open, setOpen] = useState<Overlay | null>(null);
  return (
    <Shelf title="overlay">
      <Specimen name="Dialog with DialogButtons, ConfirmDialog, Drawer with NeighbourButtons">
        <Row>
          {OVERLAYS.map((overlay) => (
            <Button key={overlay} size="sm" variant="secondary" onClick={() => setOpen(overlay)}>
              {overlay}
            </Button>
          ))}
        </Row>
      </Specimen>
      <Dialogs open={open} onClose={() => setOpen(null)} />
      <Questions open={open} onClose={() => setOpen(null)} />
      <Drawers open={open} onClose={() => setOpen(null)} />
    </Shelf>
  );
}

type Opened = { open: Overlay | null; onClose: () => void };

const TEXT = 'What it is about, in a sentence or two. Escape and a click outside close it.';

function Dialogs({ open, onClose }: Opened) {
  const footer = (
    <DialogButtons onCancel={onClose} onClick={onClose}>
      Save
    </DialogButtons>
  );
  return (
    <>
      <Dialog open={open === 'Dialog'} onOpenChange={onClose} title="A dialog" description={TEXT} footer={footer} />
      <Dialog open={open === 'Wide dialog'} onOpenChange={onClose} title="A wide dialog" footer={footer} wide>
        {TEXT}
      </Dialog>
    </>
  );
}

function Questions({ open, onClose }: Opened) {
  const question = { onOpenChange: onClose, onConfirm: onClose, description: 'This cannot be undone.' };
  return (
    <>
      <ConfirmDialog
        {...question}
        open={open === 'Dangerous question'}
        title="Delete the ticket?"
        confirmLabel="Delete"
      />
      <ConfirmDialog
        {...question}
        open={open === 'Plain question'}
        title="Send the reply?"
        confirmLabel="Send"
        tone="primary"
      />
      <ConfirmDialog
        {...question}
        open={open === 'Busy question'}
        title="Delete the ticket?"
        confirmLabel="Deleting…"
        busy
      />
    </>
  );
}

function Drawers({ open, onClose }: Opened) {
  return (
    <>
      <Drawer open={open === 'Left drawer'} onOpenChange={onClose} side="left" title="Navigation">
        {TEXT}
      </Drawer>
      <Drawer
        open={open === 'Right drawer'}
        onOpenChange={onClose}
        side="right"
        title="Details"
        description="Of one thing in a list"
        aside={<NeighbourButtons previous={null} next="2" onGo={onClose} />}
        footer={<Button onClick={onClose}>Done</Button>}
      >
        {TEXT}
      </Drawer>
    </>
  );
}
