import { FormattedMessage } from '@rendezvous/shared/intl';

/** What push messages are good for, and what they do not reveal. */
export const PushPromise = () => (
  <FormattedMessage
    id="shell.alert.push"
    defaultMessage="Know at once when somebody writes to you. Notifications show no names or texts unless you want them to."
    description="Offer of push notifications"
  />
);
