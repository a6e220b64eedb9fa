import { css } from '@emotion/react';
import type { Passkey } from '@rendezvous/shared/contract';
import { FormattedMessage, formatDay, useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { ConfirmDialog, IconButton, Text, token } from '@rendezvous/shared/ui';
import { useState } from 'react';
import { usePasskeysStore } from '../stores/PasskeysStore';
import { RenamePasskey } from './RenamePasskey';

/** A passkey in the list: its name, the day it was last used or, if it never was, created, and its actions. */
export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const intl = useIntl();
  const [dialog, setDialog] = useState<'rename' | 'remove' | null>(null);
  const closeDialog = (): void => setDialog(null);
  const renameLabel = intl.formatMessage(
    { id: 'auth.passkeys.rename', defaultMessage: 'Rename {name}', description: 'Button beside a passkey; name: of the passkey' },
    { name: passkey.name },
  );
  const removeLabel = intl.formatMessage(
    { id: 'auth.passkeys.remove', defaultMessage: 'Remove {name}', description: 'Button beside a passkey; name: of the passkey' },
    { name: passkey.name },
  );
  return (
    <li css={row}>
      <div css={details}>
        <strong>{passkey.name}</strong>
        <Text size="s" tone="muted">
          <LastUse passkey={passkey} />
        </Text>
      </div>
      <IconButton icon="pencil" label={renameLabel} onPress={() => setDialog('rename')} />
      <IconButton icon="trash" label={removeLabel} onPress={() => setDialog('remove')} />
      <RenamePasskey passkey={passkey} isOpen={dialog === 'rename'} onClose={closeDialog} />
      <RemovePasskey passkey={passkey} isOpen={dialog === 'remove'} onClose={closeDialog} />
    </li>
  );
}

function LastUse({ passkey: { created, last_used: lastUsed } }: { passkey: Passkey }) {
  const intl = useIntl();
  const day = formatDay(intl, lastUsed ?? created);
  return lastUsed === null ? (
    <FormattedMessage
      id="auth.passkeys.added"
      defaultMessage="Added on {day}, not used yet"
      description="Under the name of a passkey"
      values={{ day }}
    />
  ) : (
    <FormattedMessage
      id="auth.passkeys.used"
      defaultMessage="Last used on {day}"
      description="Under the name of a passkey"
      values={{ day }}
    />
  );
}

function RemovePasskey({ passkey, isOpen, onClose }: { passkey: Passkey; isOpen: boolean; onClose: () => void }) {
  const { toasts } = useStore();
  const { remove } = usePasskeysStore();
  const [isBusy, setBusy] = useState(false);
  const removePasskey = async (): Promise<void> => {
    setBusy(true);
    await remove(passkey.id).then(onClose, toasts.showError);
    setBusy(false);
  };
  return (
    <ConfirmDialog
      danger
      isOpen={isOpen}
      busy={isBusy}
      onClose={onClose}
      onConfirm={() => void removePasskey()}
      title={
        <FormattedMessage
          id="auth.passkeys.removeTitle"
          defaultMessage="Remove {name}?"
          description="Question before a passkey is removed; name: of the passkey"
          values={{ name: passkey.name }}
        />
      }
      description={
        <FormattedMessage
          id="auth.passkeys.removeText"
          defaultMessage="You won’t be able to log in with it any more. Delete it on your device, too."
          description="Under the question before a passkey is removed"
        />
      }
      confirm={<FormattedMessage id="auth.passkeys.removeButton" defaultMessage="Remove" description="Button that removes a passkey" />}
    />
  );
}

const row = css({ display: 'flex', alignItems: 'center', gap: token.space1 });
const details = css({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
