import { pathTo, type SignupGate } from '@rendezvous/shared/contract';
import { describeCode, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { ButtonLink, EmptyState } from '@rendezvous/shared/ui';

/** Explains why sign-up is closed; members can still log in. */
export function SignupClosed({ reason }: { reason: Extract<SignupGate, 'signups_closed' | 'traffic_source_needed'> }) {
  const intl = useIntl();
  return (
    <EmptyState
      icon="lock"
      title={describeCode(intl, reason)}
      action={
        <ButtonLink to={pathTo('login')}>
          <FormattedMessage id="auth.signup.closedLogin" defaultMessage="Log in" description="Link where signing up is not possible" />
        </ButtonLink>
      }
    >
      <FormattedMessage
        id="auth.signup.closedText"
        defaultMessage="Already a member? You can log in as usual."
        description="Where signing up is not possible"
      />
    </EmptyState>
  );
}
