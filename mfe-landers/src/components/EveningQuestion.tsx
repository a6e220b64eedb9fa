import { css } from '@emotion/react';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { Button, media, token } from '@rendezvous/shared/ui';
import { LanderLogin } from './LanderLogin';
import { useSignupPrefetch } from './useSignupPrefetch';

/** Two answers, both of which open the first step of the sign-up, and the login link. */
export const EveningQuestion = ({ onStart }: { onStart: () => void }) => (
  <div css={answers}>
    <div css={buttons} {...useSignupPrefetch()}>
      <Button size="l" icon="heart" onPress={onStart} css={growingButton}>
        <FormattedMessage id="landers.alonetonight.yes" defaultMessage="Yes" description="First answer to the question Alone tonight?" />
      </Button>
      <Button size="l" variant="secondary" onPress={onStart} css={growingButton}>
        <FormattedMessage
          id="landers.alonetonight.looking"
          defaultMessage="Just looking"
          description="Second answer to the question Alone tonight?"
        />
      </Button>
    </div>
    <p css={smallPrint}>
      <FormattedMessage
        id="landers.alonetonight.facts"
        defaultMessage="Free to sign up. No subscription. For adults aged 18 or over."
        description="Under the two answers to the question Alone tonight?"
      />
    </p>
    <LanderLogin />
  </div>
);

const answers = css({ display: 'grid', gap: token.space2, marginBlockStart: token.space3 });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: token.space3, marginBlockEnd: token.space2 });
const growingButton = css({ flex: '1 1 auto', minWidth: '8rem', [media.md]: { flexGrow: 0, minWidth: '10rem' } });
const smallPrint = css({ fontSize: token.fontSizeS });
