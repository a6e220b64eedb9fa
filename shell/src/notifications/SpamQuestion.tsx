import { FormattedMessage } from '@rendezvous/shared/intl';
import { ConfirmDialog } from '@rendezvous/shared/ui';
import type { ComponentProps } from 'react';
import { SwitchOnAgain } from './SwitchOnAgain';

type SpamQuestionProps = Pick<ComponentProps<typeof ConfirmDialog>, 'isOpen' | 'busy' | 'onConfirm' | 'onClose'>;

/** Confirmation for members who marked a mail as spam before they get the next one. */
export const SpamQuestion = (props: SpamQuestionProps) => (
  <ConfirmDialog
    {...props}
    title={
      <FormattedMessage
        id="shell.notifications.spam_title"
        defaultMessage="Do you want our e-mails again?"
        description="Question to a member who marked one of our mails as spam"
      />
    }
    description={
      <FormattedMessage
        id="shell.notifications.spam_text"
        defaultMessage="What you do not want you can switch off here at any time, without marking it as spam."
        description="Question to a member who marked one of our mails as spam"
      />
    }
    confirm={<SwitchOnAgain />}
  />
);
