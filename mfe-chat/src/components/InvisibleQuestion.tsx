import { FormattedMessage } from '@rendezvous/shared/intl';
import { ConfirmDialog } from '@rendezvous/shared/ui';
import type { ComponentProps } from 'react';

type InvisibleQuestionProps = Pick<ComponentProps<typeof ConfirmDialog>, 'isOpen' | 'busy' | 'onConfirm' | 'onClose'>;

/** Confirmation for an invisible member before a message makes them visible again. */
export const InvisibleQuestion = (props: InvisibleQuestionProps) => (
  <ConfirmDialog
    {...props}
    title={
      <FormattedMessage
        id="chat.invisible.title"
        defaultMessage="Become visible again?"
        description="Title of the question when a member in invisible mode sends a message"
      />
    }
    description={
      <FormattedMessage
        id="chat.invisible.text"
        defaultMessage="You are in invisible mode. It ends when you send this message."
        description="Question when a member in invisible mode sends a message"
      />
    }
    confirm={
      <FormattedMessage
        id="chat.invisible.confirm"
        defaultMessage="Become visible and send"
        description="Button of the question when a member in invisible mode sends a message"
      />
    }
  />
);
