import { FormattedMessage } from '@rendezvous/shared/intl';
import { ConfirmDialog } from '@rendezvous/shared/ui';
import type { ComponentProps } from 'react';

type ContactQuestionProps = Pick<ComponentProps<typeof ConfirmDialog>, 'isOpen' | 'onConfirm' | 'onClose'>;

/** Confirmation before one of the first messages of a conversation shares contact details; it never blocks the message. */
export const ContactQuestion = (props: ContactQuestionProps) => (
  <ConfirmDialog
    {...props}
    title={
      <FormattedMessage
        id="chat.contact.title"
        defaultMessage="Share this so soon?"
        description="Title of the question before contact data goes out in the first messages"
      />
    }
    description={
      <FormattedMessage
        id="chat.contact.text"
        defaultMessage="This looks like a link, a phone number, a payment or another messenger. You hardly know each other yet: stay here until you trust the other person, and never send money."
        description="Question before contact data goes out in the first messages"
      />
    }
    confirm={
      <FormattedMessage
        id="chat.contact.send"
        defaultMessage="Send anyway"
        description="Button of the question before contact data goes out"
      />
    }
  />
);
