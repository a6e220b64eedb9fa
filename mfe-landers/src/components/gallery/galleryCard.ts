import { css } from '@emotion/react';
import { media, token } from '@rendezvous/shared/ui';

/** Style of a gallery card: narrow enough for the next card to be partly visible, which shows that there are more. */
export const galleryCard = css({
  position: 'relative',
  flex: '0 0 auto',
  width: 'min(78vw, 19rem)',
  overflow: 'hidden',
  borderRadius: token.radiusXl,
  boxShadow: token.shadow2,
  scrollSnapAlign: 'start',
  scrollMarginInline: token.space1,
  outlineOffset: '-4px',
  [media.md]: { width: '19rem' },
});
