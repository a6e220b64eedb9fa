import { FormattedMessage } from '@rendezvous/shared/intl';
import { EmptyState } from '@rendezvous/shared/ui';
import { MemberLinks } from './MemberLinks';

/** Shown when the provider has confirmed 'over 18', or when no check is required. */
export const AgeChecked = () => (
  <EmptyState
    icon="success"
    title={<FormattedMessage id="auth.age.done" defaultMessage="Thanks, that’s all" description="Heading after an age check was passed" />}
    action={<MemberLinks />}
  >
    <FormattedMessage
      id="auth.age.doneText"
      defaultMessage="You’re in. Photos and messages are unlocked."
      description="After an age check was passed"
    />
  </EmptyState>
);
