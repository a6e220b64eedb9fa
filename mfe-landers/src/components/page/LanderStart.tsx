import { css } from '@emotion/react';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { Button, Heading, Text, token } from '@rendezvous/shared/ui';
import type { ReactNode } from 'react';
import { LanderLogin } from '../LanderLogin';
import { useSignupPrefetch } from '../useSignupPrefetch';

interface LanderStartProps {
  /** The lander's own call to action. */
  action: ReactNode;
  onStart: () => void;
}

/** The call to sign up, what signing up costs, and the login link for members. */
export const LanderStart = ({ action, onStart }: LanderStartProps) => (
  <div css={start} {...useSignupPrefetch()}>
    <Heading level={2}>{action}</Heading>
    <Button size="l" icon="heart" onPress={onStart} wide>
      <FormattedMessage id="landers.start" defaultMessage="Sign up for free" description="Button of a lander that opens the sign-up" />
    </Button>
    <Text size="s" tone="muted">
      <FormattedMessage
        id="landers.alonetonight.facts"
        defaultMessage="Free to sign up. No subscription. For adults aged 18 or over."
        description="Under the two answers to the question Alone tonight?"
      />
    </Text>
    <LanderLogin />
  </div>
);

const start = css({ display: 'grid', gap: token.space3, padding: token.space5 });
