import { css } from '@emotion/react';
import { pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { ButtonLink, media, token } from '@rendezvous/shared/ui';

/** The way in for a visitor. */
export const LoginButton = () => (
  <ButtonLink to={pathTo('login')} variant="secondary" css={button}>
    <FormattedMessage id="shell.nav.login" defaultMessage="Log in" description="Navigation: button to the login screen" />
  </ButtonLink>
);

const button = css({
  whiteSpace: 'nowrap',
  flexShrink: 0,
  paddingInline: token.space3,
  fontSize: token.fontSizeS,
  [media.sm]: { paddingInline: token.space5, fontSize: token.fontSizeM },
});
