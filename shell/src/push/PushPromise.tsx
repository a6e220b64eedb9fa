import { FormattedMessage } from '@rendezvous/shared/intl';

/** The benefit of push messages, and what they do not reveal. */
export const PushPromise = () => (
  <FormattedMessage
    id="shell.alert.push"
    defaultMessage="Know the moment someone writes. No names or messages on your screen, unless you want them."
    description="Offer of push notifications"
  />
);
