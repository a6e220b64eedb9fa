import { Button, ConfirmDialog, Dialog, Row, TextField, type ToastItem, Toasts, type Tone } from '@rendezvous/shared/ui';
import { useState } from 'react';
import { KitSection } from './KitSection';

type OpenDialog = 'none' | 's' | 'l' | 'locked' | 'confirm';

const tones: Tone[] = ['neutral', 'success', 'danger', 'unread'];

export function KitOverlays() {
  const [openDialog, setOpenDialog] = useState<OpenDialog>('none');
  const [text, setText] = useState('');
  const [toasts, setToasts] = useState<ToastItem[]>([]);
  const close = (): void => setOpenDialog('none');
  const dismiss = (id: number): void => setToasts((items) => items.filter((item) => item.id !== id));
  const showToast = (): void =>
    setToasts((items) => [
      ...items,
      {
        id: items.length + 1,
        tone: tones[items.length % tones.length],
        content: 'The conversation with a rather long name was removed.',
        action: { label: 'Undo', onPress: close },
      },
    ]);
  return (
    <KitSection title="Overlays">
      <Row gap="m">
        <Button variant="secondary" onPress={() => setOpenDialog('s')}>
          Small dialog
        </Button>
        <Button variant="secondary" onPress={() => setOpenDialog('l')}>
          Large dialog
        </Button>
        <Button variant="secondary" onPress={() => setOpenDialog('locked')}>
          Not dismissable
        </Button>
        <Button variant="secondary" onPress={() => setOpenDialog('confirm')}>
          Question
        </Button>
        <Button variant="secondary" onPress={showToast}>
          Toast
        </Button>
      </Row>
      <Dialog
        title="A small dialog"
        description="With one sentence under the title."
        isOpen={openDialog === 's'}
        onClose={close}
        size="s"
        actions={<Button onPress={close}>Fine</Button>}
      >
        <TextField label="A field" value={text} onChange={setText} />
      </Dialog>
      <Dialog title="A large dialog" isOpen={openDialog === 'l'} onClose={close} size="l">
        {Array.from({ length: 30 }, (_, line) => (
          <p key={line}>Line {line + 1} of a text that has to scroll.</p>
        ))}
      </Dialog>
      <Dialog
        title="Please choose"
        isOpen={openDialog === 'locked'}
        onClose={close}
        dismissable={false}
        actions={<Button onPress={close}>I am 18 or older</Button>}
      >
        <p>Neither Escape nor the backdrop closes this one.</p>
      </Dialog>
      <ConfirmDialog
        title="Block Marcus?"
        description="He can no longer see your profile or write to you."
        confirm="Block"
        danger
        isOpen={openDialog === 'confirm'}
        onConfirm={close}
        onClose={close}
      />
      <Toasts toasts={toasts} onClose={dismiss} />
    </KitSection>
  );
}
