import { css } from '@emotion/react';
import { token } from '../theme/token';

export const menuStyles = {
  menu: css({ minWidth: '13rem' }),
  item: css({
    display: 'flex',
    alignItems: 'center',
    gap: token.space3,
    width: '100%',
    minHeight: token.sizeTarget,
    padding: `${token.space2} ${token.space3}`,
    border: 0,
    borderRadius: token.radiusM,
    background: 'none',
    color: token.colorText,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    '&:hover, &:focus': { background: token.colorSurfaceHover },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'not-allowed' },
    '&[data-tone="danger"]': { color: token.colorDangerText },
  }),
  words: css({ flex: 1 }),
};
