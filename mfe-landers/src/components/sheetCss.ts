import { css } from '@emotion/react';
import { token } from '@rendezvous/shared/ui';

/** Style of a sheet over the lander's picture: on a phone it rises from the lower edge. */
export const sheetCss = css({
  padding: `${token.space5} ${token.space4} ${token.space6}`,
  borderRadius: `${token.radiusXl} ${token.radiusXl} 0 0`,
  background: token.colorSurface,
  color: token.colorText,
  boxShadow: token.shadow3,
});
