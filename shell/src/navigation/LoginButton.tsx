import { css } from '@emotion/react';
import { pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { ButtonLink, media, token } from '@rendezvous/shared/ui';

/** Login link for visitors; long labels wrap on a phone, so that the site name stays whole. */
export const LoginButton = () => (
  <ButtonLink to={pathTo('login')} variant="secondary" css={button}>
    <FormattedMessage id="shell.nav.login" defaultMessage="Log in" description="Navigation: button to the login screen" />
  </ButtonLink>
);

const button = css({
  paddingInline: token.space3,
  fontSize: token.fontSizeS,
  [media.sm]: { whiteSpace: 'nowrap', paddingInline: token.space5, fontSize: token.fontSizeM },
});
