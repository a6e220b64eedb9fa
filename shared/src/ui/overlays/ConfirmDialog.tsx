import type { ReactNode } from 'react';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { Button } from '../buttons/Button';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  title: ReactNode;
  description?: ReactNode | undefined;
  isOpen: boolean;
  /** The verb, for example "Block". */
  confirm: ReactNode;
  cancel?: ReactNode | undefined;
  onConfirm: () => void;
  onClose: () => void;
  danger?: boolean | undefined;
  busy?: boolean | undefined;
  children?: ReactNode | undefined;
}

/** Confirmation before money, deletion or blocking; everything else can be undone. */
export function ConfirmDialog({ confirm, cancel = <Cancel />, onConfirm, danger = false, busy = false, ...dialog }: ConfirmDialogProps) {
  const actions = (
    <>
      <Button variant="quiet" onPress={dialog.onClose}>
        {cancel}
      </Button>
      <Button variant={danger ? 'danger' : 'primary'} onPress={onConfirm} busy={busy}>
        {confirm}
      </Button>
    </>
  );
  return <Dialog {...dialog} role="alertdialog" size="s" dismissable={!busy} actions={actions} />;
}

const Cancel = () => (
  <FormattedMessage id="shared.confirm.cancel" defaultMessage="Cancel" description="Button that closes a question without doing anything" />
);
