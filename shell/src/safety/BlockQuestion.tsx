import * as safety from '@rendezvous/shared/calls/safety';
import { request } from '@rendezvous/shared/calls/request';
import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import type { SafetySubject } from '@rendezvous/shared/safety';
import { useStore } from '@rendezvous/shared/store';
import { ConfirmDialog } from '@rendezvous/shared/ui';
import { useState } from 'react';
import { useAvoidMember } from './useAvoidMember';

/** Asks for confirmation, then blocks the member. */
export function BlockQuestion({ subject, onClose }: { subject: SafetySubject; onClose: () => void }) {
  const intl = useIntl();
  const { http, toasts } = useStore();
  const avoid = useAvoidMember();
  const [isBusy, setBusy] = useState(false);
  const { id, name } = subject.member;
  const block = async (): Promise<void> => {
    setBusy(true);
    try {
      await request(http, safety.block, { profile_id: id });
    } catch (error) {
      toasts.showError(error);
      setBusy(false);
      return;
    }
    const message = intl.formatMessage(
      { id: 'shell.safety.blocked', defaultMessage: 'You’ve blocked {name}', description: 'Short message; name: of a member' },
      { name },
    );
    toasts.show(message, { tone: 'info' });
    onClose();
    avoid(subject);
  };
  return (
    <ConfirmDialog
      isOpen
      danger
      busy={isBusy}
      title={
        <FormattedMessage
          id="shell.safety.block_title"
          defaultMessage="Block {name}?"
          description="Question before a block; name: of a member"
          values={{ name }}
        />
      }
      description={
        <FormattedMessage
          id="shell.safety.block_question"
          defaultMessage="You won’t find each other any more, and your chat closes for both of you. You can unblock {name} in your settings."
          description="Under the question before a block; name: of a member"
          values={{ name }}
        />
      }
      confirm={<FormattedMessage id="shell.safety.block_confirm" defaultMessage="Block" description="Button that blocks a member" />}
      onConfirm={() => void block()}
      onClose={onClose}
    />
  );
}
