import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { hiddenStyle } from '../text/VisuallyHidden';
import { media } from '../theme/media';
import { token } from '../theme/token';

interface TableProps {
  /** Caption; hidden visually by default. */
  caption: ReactNode;
  showCaption?: boolean | undefined;
  /** thead and tbody; `data-tone="unread"` on a row tints it, `data-end` on a cell aligns it to the end. */
  children: ReactNode;
}

/** A table in a frame that scrolls horizontally when needed, including by keyboard. */
export function Table({ caption, showCaption = false, children }: TableProps) {
  const id = useId();
  return (
    <div css={frame} role="region" aria-labelledby={id} tabIndex={0}>
      <table css={table}>
        <caption id={id} css={showCaption ? captionStyle : hiddenStyle}>
          {caption}
        </caption>
        {children}
      </table>
    </div>
  );
}

const frame = css({
  overflowX: 'auto',
  border: `1px solid ${token.colorBorder}`,
  borderRadius: token.radiusL,
  background: token.colorSurface,
});
const captionStyle = css({ padding: token.space4, textAlign: 'start', fontWeight: token.weightBold });
const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: token.fontSizeS,
  fontVariantNumeric: 'tabular-nums',
  'th, td': {
    padding: token.space2,
    textAlign: 'start',
    verticalAlign: 'top',
    [media.sm]: { padding: `${token.space3} ${token.space4}` },
  },
  th: { fontWeight: token.weightMedium, color: token.colorTextMuted },
  'tbody tr': { borderBlockStart: `1px solid ${token.colorBorder}` },
  '[data-end]': { textAlign: 'end' },
  'tr[data-tone="unread"]': {
    background: token.colorUnreadMessagesSoft,
    color: token.colorOnUnreadMessagesSoft,
    fontWeight: token.weightMedium,
  },
});
