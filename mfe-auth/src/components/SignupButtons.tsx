import { css } from '@emotion/react';
import { SubmitButton } from '@rendezvous/shared/forms';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { Button, token } from '@rendezvous/shared/ui';

interface SignupButtonsProps {
  isFirst: boolean;
  isLast: boolean;
  onBack: () => void;
}

/** The buttons Back and Continue; on the last step, the second one creates the account. */
export function SignupButtons({ isFirst, isLast, onBack }: SignupButtonsProps) {
  return (
    <div css={row}>
      {isFirst ? null : (
        <Button variant="quiet" size="l" icon="back" onPress={onBack}>
          <FormattedMessage id="auth.signup.back" defaultMessage="Back" description="Button to the step before" />
        </Button>
      )}
      <SubmitButton size="l" css={mainButton}>
        {isLast ? (
          <FormattedMessage id="auth.signup.create" defaultMessage="Create account" description="Button of the last sign-up step" />
        ) : (
          <FormattedMessage id="auth.signup.continue" defaultMessage="Continue" description="Button to the next sign-up step" />
        )}
      </SubmitButton>
    </div>
  );
}

const row = css({ display: 'flex', alignItems: 'center', gap: token.space2, marginBlockStart: 'auto' });
const mainButton = css({ flex: 1 });
