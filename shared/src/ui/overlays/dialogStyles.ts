import { css, keyframes, type SerializedStyles } from '@emotion/react';
import { hiddenStyle } from '../text/VisuallyHidden';
import { media } from '../theme/media';
import { token } from '../theme/token';

export type DialogSize = 's' | 'm' | 'l' | 'full';

const fadeIn = keyframes({ from: { opacity: 0 } });
const slideUp = keyframes({ from: { opacity: 0, translate: '0 1.5rem' } });

const overlay = css({
  position: 'fixed',
  inset: 0,
  zIndex: token.zOverlay,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  background: token.colorOverlay,
  animation: `${fadeIn} ${token.motionMedium} ${token.motionEase}`,
  [media.sm]: { alignItems: 'center', padding: token.space4 },
  '&[data-size="full"]': { padding: 0 },
});

const modal = css({
  width: '100%',
  maxHeight: '92dvh',
  display: 'flex',
  background: token.colorSurfaceRaised,
  color: token.colorText,
  borderRadius: `${token.radiusXl} ${token.radiusXl} 0 0`,
  boxShadow: token.shadow3,
  overflow: 'hidden',
  animation: `${slideUp} ${token.motionMedium} ${token.motionEase}`,
  [media.sm]: { borderRadius: token.radiusXl },
  [media.forcedColors]: { border: '1px solid' },
});

const sizes: Record<DialogSize, SerializedStyles> = {
  s: css({ maxWidth: '26rem' }),
  m: css({ maxWidth: '34rem' }),
  l: css({ maxWidth: '50rem' }),
  full: css({ height: '100dvh', maxHeight: 'none', borderRadius: 0, [media.sm]: { borderRadius: 0 } }),
};

const panel = css({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: token.space4,
  padding: token.space5,
  paddingBlockEnd: `max(${token.space5}, env(safe-area-inset-bottom))`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '&:focus-visible': { outline: 'none' },
});

const head = css({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: token.space3,
  '& > button': { margin: `calc(-1 * ${token.space2})`, marginInlineStart: 'auto' },
  '&[data-bare="true"] > button': { position: 'absolute', insetInlineEnd: token.space5, top: token.space5, zIndex: token.zRaised },
});
const titleBlock = css({ display: 'grid', gap: token.space2, minWidth: 0 });
const foot = css({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: token.space2,
  marginBlockStart: token.space2,
  [media.sm]: { flexDirection: 'row', justifyContent: 'flex-end', flexWrap: 'wrap' },
});

export const dialogStyles = { overlay, modal, sizes, panel, head, titleBlock, foot, hidden: hiddenStyle };
