import { css, type SerializedStyles } from '@emotion/react';
import type { ReactNode } from 'react';
import { token } from '../theme/token';

type Size = 'xs' | 's' | 'm' | 'l' | 'xl';
type TextTone = 'normal' | 'muted' | 'primary' | 'danger' | 'unread' | 'inherit';

interface TextProps {
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'dt' | 'dd' | undefined;
  size?: Size | undefined;
  tone?: TextTone | undefined;
  weight?: 'normal' | 'medium' | 'bold' | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  /** Truncates to one line with an ellipsis. */
  truncate?: boolean | undefined;
  id?: string | undefined;
  children: ReactNode;
  className?: string | undefined;
}

export function Text({ as: Element = 'p', size = 'm', tone = 'inherit', weight, align, truncate, id, children, className }: TextProps) {
  return (
    <Element
      css={[text, sizes[size], tones[tone]]}
      data-weight={weight}
      data-align={align}
      data-truncate={truncate}
      id={id}
      className={className}
    >
      {children}
    </Element>
  );
}

const text = css({
  textWrap: 'pretty',
  '&[data-weight="normal"]': { fontWeight: token.weightNormal },
  '&[data-weight="medium"]': { fontWeight: token.weightMedium },
  '&[data-weight="bold"]': { fontWeight: token.weightBold },
  '&[data-align="center"]': { textAlign: 'center' },
  '&[data-align="end"]': { textAlign: 'end' },
  '&[data-truncate="true"]': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});
const sizes: Record<Size, SerializedStyles> = {
  xs: css({ fontSize: token.fontSizeXs }),
  s: css({ fontSize: token.fontSizeS }),
  m: css({ fontSize: token.fontSizeM }),
  l: css({ fontSize: token.fontSizeL }),
  xl: css({ fontSize: token.fontSizeXl, lineHeight: token.lineTight }),
};
const tones: Record<TextTone, SerializedStyles> = {
  normal: css({ color: token.colorText }),
  muted: css({ color: token.colorTextMuted }),
  primary: css({ color: token.colorPrimaryText }),
  danger: css({ color: token.colorDangerText }),
  unread: css({ color: token.colorUnreadMessagesText }),
  inherit: css({}),
};
