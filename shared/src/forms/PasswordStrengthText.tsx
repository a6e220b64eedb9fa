import { css } from '@emotion/react';
import { type PasswordStrength, passwordStrength } from '@rendezvous/shared/contract';
import { defineMessages, FormattedMessage } from '@rendezvous/shared/intl';
import { token } from '@rendezvous/shared/ui';

const texts = defineMessages({
  weak: { id: 'shared.password.weak', defaultMessage: 'Weak: easy to guess', description: 'Under a new password that is easy to guess' },
  fair: {
    id: 'shared.password.fair',
    defaultMessage: 'Fair: a longer one is safer',
    description: 'Under a new password of medium strength',
  },
  strong: { id: 'shared.password.strong', defaultMessage: 'Strong password', description: 'Under a new password that is hard to guess' },
});

const barCounts: Record<PasswordStrength, number> = { weak: 1, fair: 2, strong: 3 };

/** Shows the strength of a new password in words and with up to three bars. */
export function PasswordStrengthText({ password }: { password: string }) {
  const strength = passwordStrength(password);
  return (
    <span css={strengthRow} data-strength={strength}>
      <span css={strengthBars} aria-hidden>
        {[1, 2, 3].map((bar) => (
          <span key={bar} data-on={bar <= barCounts[strength]} />
        ))}
      </span>
      <span role="status">
        <FormattedMessage {...texts[strength]} />
      </span>
    </span>
  );
}

const strengthRow = css({ display: 'flex', alignItems: 'center', gap: token.space2 });
const strengthBars = css({
  display: 'inline-flex',
  gap: token.space1,
  span: { width: '1.5rem', height: '0.25rem', borderRadius: token.radiusRound, background: token.colorSkeleton },
  'span[data-on="true"]': { background: token.colorDanger },
  '[data-strength="fair"] > & span[data-on="true"]': { background: token.colorWarning },
  '[data-strength="strong"] > & span[data-on="true"]': { background: token.colorSuccess },
});
