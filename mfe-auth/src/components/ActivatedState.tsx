import { FormattedMessage } from '@rendezvous/shared/intl';
import { EmptyState } from '@rendezvous/shared/ui';
import { OnwardLinks } from './OnwardLinks';

/** The address is confirmed; continues to the members or the member's own profile, or to the login on another device. */
export const ActivatedState = () => (
  <EmptyState
    icon="success"
    title={
      <FormattedMessage
        id="auth.activate.done"
        defaultMessage="You are all set"
        description="Heading after the e-mail address was confirmed"
      />
    }
    action={<OnwardLinks />}
  >
    <FormattedMessage
      id="auth.activate.text"
      defaultMessage="Your e-mail address is confirmed and your profile can be seen."
      description="After the e-mail address was confirmed"
    />
  </EmptyState>
);
