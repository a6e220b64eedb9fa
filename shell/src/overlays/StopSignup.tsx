import { css } from '@emotion/react';
import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { ConfirmDialog, IconButton, token } from '@rendezvous/shared/ui';
import { useState } from 'react';

/** Close button of a sign-up in progress, which asks for confirmation. */
export const StopSignup = ({ onStop }: { onStop: () => void }) => {
  const intl = useIntl();
  const [isAsking, setAsking] = useState(false);
  const label = intl.formatMessage({
    id: 'shell.signup.close',
    defaultMessage: 'Close',
    description: 'Button that leaves a sign-up in progress, after a question',
  });
  return (
    <>
      <IconButton icon="close" label={label} onPress={() => setAsking(true)} css={cornerStyle} />
      <ConfirmDialog
        title={
          <FormattedMessage
            id="shell.signup.stop_title"
            defaultMessage="Stop signing up?"
            description="Question when a sign-up in progress is closed"
          />
        }
        description={
          <FormattedMessage
            id="shell.signup.stop_text"
            defaultMessage="You’ll lose what you’ve filled in."
            description="Under the question Stop signing up?"
          />
        }
        confirm={<FormattedMessage id="shell.signup.stop" defaultMessage="Stop" description="Button that ends a sign-up in progress" />}
        cancel={
          <FormattedMessage
            id="shell.signup.continue"
            defaultMessage="Continue"
            description="Button that returns to a sign-up in progress"
          />
        }
        isOpen={isAsking}
        onConfirm={onStop}
        onClose={() => setAsking(false)}
      />
    </>
  );
};

const cornerStyle = css({ position: 'absolute', insetBlockStart: token.space3, insetInlineEnd: token.space3 });
