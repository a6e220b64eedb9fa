import { css } from '@emotion/react';
import { token } from '@rendezvous/shared/ui';

export const tagStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space2,
  minHeight: '2.25rem',
  padding: `${token.space1} ${token.space3}`,
  border: `1px solid ${token.colorBorder}`,
  borderRadius: token.radiusRound,
  background: token.colorSurface,
  color: token.colorText,
  fontSize: token.fontSizeS,
  lineHeight: token.lineTight,
  '&[data-common="true"]': { background: token.colorPrimarySoft, color: token.colorOnPrimarySoft, borderColor: token.colorPrimaryBorder },
});
