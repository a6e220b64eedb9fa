import { FormattedMessage } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Button, Dialog, Stack, Text } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';

interface FictionalQuestionProps {
  isOpen: boolean;
  /** Price of the message in words. */
  price: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirmation before a first message to a fictional profile; the default button cancels. */
export const FictionalQuestion = ({ isOpen, ...question }: FictionalQuestionProps) => (
  <Dialog
    role="alertdialog"
    size="s"
    title={
      <FormattedMessage
        id="chat.fictional.title"
        defaultMessage="This is a fictional profile"
        description="Title of the question before a first message to a fictional profile"
      />
    }
    isOpen={isOpen}
    onClose={question.onClose}
    actions={<Actions onConfirm={question.onConfirm} onClose={question.onClose} />}
  >
    <Warning price={question.price} />
  </Dialog>
);

const Warning = observer(({ price }: { price: string }) => (
  <Stack gap="m">
    <Text>{useStore().settings.current.fictional_warning}</Text>
    <Text>
      <FormattedMessage
        id="chat.fictional.text"
        defaultMessage="You are not writing to the person shown, and you cannot meet. This message costs {price}."
        description="Question before a first message to a fictional profile; price: for example 1 credit, €1.15"
        values={{ price: <strong>{price}</strong> }}
      />
    </Text>
  </Stack>
));

function Actions({ onConfirm, onClose }: Pick<FictionalQuestionProps, 'onConfirm' | 'onClose'>) {
  const cancelButton = useRef<HTMLButtonElement>(null);
  useEffect(() => cancelButton.current?.focus(), []);
  return (
    <>
      <Button variant="secondary" onPress={onConfirm}>
        <FormattedMessage
          id="chat.fictional.send"
          defaultMessage="Send anyway"
          description="Sends the first message to a fictional profile"
        />
      </Button>
      <Button ref={cancelButton} onPress={onClose}>
        <FormattedMessage id="chat.fictional.cancel" defaultMessage="Cancel" description="Does not write to a fictional profile" />
      </Button>
    </>
  );
}
