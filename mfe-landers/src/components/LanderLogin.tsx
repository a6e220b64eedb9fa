import { css } from '@emotion/react';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { Link, pathTo } from '@rendezvous/shared/router';
import { token } from '@rendezvous/shared/ui';

/** Login link for people who have an account. */
export const LanderLogin = () => (
  <p css={loginLine}>
    <FormattedMessage
      id="landers.login"
      defaultMessage="Already have an account? <link>Log in</link>"
      description="Under the buttons of a lander; link leads to the login"
      values={{
        link: (chunks) => (
          <Link key="login" to={pathTo('login')}>
            {chunks}
          </Link>
        ),
      }}
    />
  </p>
);

const loginLine = css({
  fontSize: token.fontSizeS,
  a: { color: 'inherit', display: 'inline-block', padding: token.space1, fontWeight: token.weightMedium },
});
