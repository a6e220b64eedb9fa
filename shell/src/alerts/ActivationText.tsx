import { FormattedMessage } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { css } from '@emotion/react';
import { EmailText, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';

/** Names the address to which the confirmation link was sent. */
export const ActivationText = observer(() => (
  <FormattedMessage
    id="shell.activation.text"
    defaultMessage="Open the link we sent to {email}. Until you do, nobody can see your profile."
    description="Reminder; email: the member's address"
    values={{ email: <EmailText address={useStore().session.user?.email ?? ''} css={strongStyle} /> }}
  />
));

const strongStyle = css({ fontWeight: token.weightBold });
