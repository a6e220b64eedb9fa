import type { ReactNode } from 'react';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { Button } from '../buttons/Button';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  title: ReactNode;
  description?: ReactNode | undefined;
  isOpen: boolean;
  /** Label of the confirm button: a verb, for example "Block". */
  confirm: ReactNode;
  cancel?: ReactNode | undefined;
  onConfirm: () => void;
  onClose: () => void;
  danger?: boolean | undefined;
  /** True while the confirmed action runs; the dialog cannot be closed then, since the action can no longer be stopped. */
  busy?: boolean | undefined;
  children?: ReactNode | undefined;
}

/** Asks for confirmation of a serious action, such as spending money, deleting, blocking or discarding unsaved changes. */
export function ConfirmDialog({
  confirm,
  cancel = <CancelLabel />,
  onConfirm,
  danger = false,
  busy = false,
  ...dialog
}: ConfirmDialogProps) {
  const actions = (
    <>
      <Button variant="quiet" onPress={dialog.onClose} disabled={busy}>
        {cancel}
      </Button>
      <Button variant={danger ? 'danger' : 'primary'} onPress={onConfirm} busy={busy}>
        {confirm}
      </Button>
    </>
  );
  return <Dialog {...dialog} role="alertdialog" size="s" dismissable={!busy} actions={actions} />;
}

const CancelLabel = () => (
  <FormattedMessage id="shared.confirm.cancel" defaultMessage="Cancel" description="Button that closes a question without doing anything" />
);
