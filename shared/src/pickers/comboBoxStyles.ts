import { css } from '@emotion/react';
import { token, triggerWidth } from '@rendezvous/shared/ui';

export const comboBoxStyles = {
  field: css({ display: 'grid', gap: token.space1, minWidth: 0, alignContent: 'start' }),
  label: css({ fontWeight: token.weightMedium, fontSize: token.fontSizeS }),
  opener: css({
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    width: token.sizeTarget,
    display: 'grid',
    placeItems: 'center',
    border: 0,
    background: 'none',
    color: token.colorTextMuted,
    cursor: 'pointer',
  }),
  error: css({ fontSize: token.fontSizeS, color: token.colorDangerText, fontWeight: token.weightMedium }),
  help: css({ fontSize: token.fontSizeS, color: token.colorTextMuted }),
  popover: css({
    width: triggerWidth,
    overflowY: 'auto',
    background: token.colorSurfaceRaised,
    color: token.colorText,
    border: `1px solid ${token.colorBorder}`,
    borderRadius: token.radiusM,
    boxShadow: token.shadow3,
  }),
  list: css({ padding: token.space1, outline: 'none' }),
  option: css({
    display: 'flex',
    alignItems: 'center',
    minHeight: token.sizeTarget,
    padding: `${token.space2} ${token.space3}`,
    borderRadius: token.radiusS,
    cursor: 'pointer',
    '&[data-focused]': { background: token.colorSurfaceHover },
    '&[data-selected]': { background: token.colorPrimarySoft, color: token.colorOnPrimarySoft, fontWeight: token.weightMedium },
    '&[data-disabled]': { opacity: 0.5 },
  }),
};
