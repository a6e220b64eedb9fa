import { FormattedMessage } from '@rendezvous/shared/intl';

/** What push messages are good for, and what they never show. */
export const PushPromise = () => (
  <FormattedMessage
    id="shell.alert.push"
    defaultMessage="Know at once when somebody writes to you. Notifications never show names, photos or texts."
    description="Offer of push notifications"
  />
);
