import { FormattedMessage } from '@rendezvous/shared/intl';

/** The benefit of push messages, and what they do not reveal. */
export const PushPromise = () => (
  <FormattedMessage
    id="shell.alert.push"
    defaultMessage="Know at once when somebody writes to you. Notifications show no names or texts unless you want them to."
    description="Offer of push notifications"
  />
);
