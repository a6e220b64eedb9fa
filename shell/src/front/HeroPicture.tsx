import { css } from '@emotion/react';
import { type Niche, NICHES } from '@rendezvous/shared/contract';
import { media, token } from '@rendezvous/shared/ui';

const PICTURE_WIDTHS = [480, 960, 1600] as const;
/**
 * Width at which the picture is shown. On a phone it is told from the device: Chromium may choose a size before it knows the width of the layout,
 * then chooses again, and so loads two.
 */
const PICTURE_SIZES = '(max-device-width: 500px) 360px, (min-width: 768px) 50vw, 100vw';

const getPictureUrl = (niche: Niche, width: number): string => `/api/picture.php?name=hero-${NICHES[niche]}&size=${width}`;

/** The niche's picture on the front page, loaded with high priority into a reserved space. */
export const HeroPicture = ({ niche }: { niche: Niche }) => (
  <img
    src={getPictureUrl(niche, PICTURE_WIDTHS[1])}
    srcSet={PICTURE_WIDTHS.map((width) => `${getPictureUrl(niche, width)} ${width}w`).join(', ')}
    sizes={PICTURE_SIZES}
    width={960}
    height={720}
    alt=""
    fetchPriority="high"
    decoding="sync"
    css={picture}
  />
);

const picture = css({
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: token.radiusXl,
  background: token.colorAccentSoft,
  [media.md]: { aspectRatio: '1' },
});
