import { css } from '@emotion/react';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { token } from '@rendezvous/shared/ui';

/** First tab stop: skips the navigation. Appears below the quick exit. */
export const SkipLink = () => (
  <a href="#content" css={link}>
    <FormattedMessage
      id="shell.layout.skip"
      defaultMessage="Skip to main content"
      description="Link for keyboard users, past the navigation"
    />
  </a>
);

const link = css({
  position: 'fixed',
  insetBlockStart: `calc(${token.sizeExit} + ${token.space2})`,
  insetInlineStart: token.space2,
  zIndex: token.zToast,
  padding: `${token.space3} ${token.space4}`,
  borderRadius: token.radiusM,
  background: token.colorSurfaceRaised,
  boxShadow: token.shadow2,
  // Far enough for its shadow to be outside as well.
  '&:not(:focus)': { transform: 'translateY(-300%)' },
});
