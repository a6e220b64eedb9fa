import { FormattedMessage } from '@rendezvous/shared/intl';
import { EmptyState } from '@rendezvous/shared/ui';
import { MemberLinks } from './MemberLinks';

/** Shown when the provider has confirmed 'over 18', or when no check is required. */
export const AgeChecked = () => (
  <EmptyState
    icon="success"
    title={
      <FormattedMessage id="auth.age.done" defaultMessage="Thank you, that is all" description="Heading after an age check was passed" />
    }
    action={<MemberLinks />}
  >
    <FormattedMessage
      id="auth.age.doneText"
      defaultMessage="Photos and messages are open to you."
      description="After an age check was passed"
    />
  </EmptyState>
);
