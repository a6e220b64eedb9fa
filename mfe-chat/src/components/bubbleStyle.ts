import { css } from '@emotion/react';
import { token } from '@rendezvous/shared/ui';

/** Message styles: the member's own at the end in the brand colour, the partner's at the start; `data-ends` marks a group's last message. */
export const bubbleStyle = {
  line: css({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: token.space1,
    paddingBlockStart: '0.1875rem',
    '&[data-mine="true"]': { alignItems: 'flex-end' },
    '&[data-starts="true"]': { paddingBlockStart: token.space2 },
  }),
  row: css({
    display: 'flex',
    alignItems: 'center',
    gap: token.space1,
    maxWidth: 'min(92%, 37rem)',
    '[data-mine="true"] > &': { maxWidth: 'min(85%, 34rem)' },
  }),
  safety: css({ flexShrink: 0, color: token.colorTextMuted }),
  bubble: css({
    minWidth: 0,
    padding: `${token.space2} ${token.space3}`,
    background: token.colorSurface,
    color: token.colorText,
    border: `1px solid ${token.colorBorder}`,
    borderRadius: token.radiusL,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    '[data-ends="true"] > * > &': { borderEndStartRadius: token.space1 },
    '[data-mine="true"] > * > &': { background: token.colorPrimary, color: token.colorOnPrimary, borderColor: 'transparent' },
    '[data-mine="true"][data-ends="true"] > * > &': { borderEndStartRadius: token.radiusL, borderEndEndRadius: token.space1 },
    '[data-failed="true"] > * > &': {
      background: token.colorDangerSoft,
      color: token.colorOnDangerSoft,
      borderColor: token.colorDangerBorder,
    },
  }),
  meta: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: token.space1,
    paddingInline: token.space2,
    fontSize: token.fontSizeXs,
    color: token.colorTextMuted,
  }),
};
