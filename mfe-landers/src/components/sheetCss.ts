import { css } from '@emotion/react';
import { token } from '@rendezvous/shared/ui';

/** Style of a sheet over the lower part of the lander's picture: its upper corners are rounded. */
export const sheetCss = css({
  padding: `${token.space5} ${token.space4} ${token.space6}`,
  borderRadius: `${token.radiusXl} ${token.radiusXl} 0 0`,
  background: token.colorSurface,
  color: token.colorText,
  boxShadow: token.shadow3,
});
