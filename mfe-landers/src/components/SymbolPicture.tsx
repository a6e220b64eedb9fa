import { css } from '@emotion/react';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { token } from '@rendezvous/shared/ui';

/** A label stating that the picture does not show a member. */
export const IllustrationLabel = () => (
  <small css={label}>
    <FormattedMessage id="landers.symbol" defaultMessage="Symbol picture" description="On a picture that shows nobody who is a member" />
  </small>
);

const label = css({
  position: 'absolute',
  top: token.space3,
  insetInlineEnd: token.space3,
  maxWidth: `calc(100% - 2 * ${token.space3})`,
  padding: `${token.space1} ${token.space3}`,
  lineHeight: token.lineTight,
  textAlign: 'center',
  borderRadius: token.radiusRound,
  background: token.colorPhotoShade,
  color: token.colorPhotoText,
  fontSize: token.fontSizeXs,
});
