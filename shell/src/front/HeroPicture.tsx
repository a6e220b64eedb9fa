import { css } from '@emotion/react';
import { type Niche, NICHES } from '@rendezvous/shared/contract';
import { media, token } from '@rendezvous/shared/ui';

const PICTURE_WIDTHS = [480, 960, 1600] as const;

const getPictureUrl = (niche: Niche, width: number): string => `/api/picture.php?name=hero-${NICHES[niche]}&size=${width}`;

/** The niche's picture on the front page, loaded with high priority into a reserved space. */
export const HeroPicture = ({ niche }: { niche: Niche }) => (
  <img
    src={getPictureUrl(niche, PICTURE_WIDTHS[1])}
    srcSet={PICTURE_WIDTHS.map((width) => `${getPictureUrl(niche, width)} ${width}w`).join(', ')}
    sizes="(min-width: 768px) 50vw, 100vw"
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
