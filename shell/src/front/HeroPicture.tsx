import { css } from '@emotion/react';
import { type Niche, NICHES } from '@rendezvous/shared/contract';
import { media, token } from '@rendezvous/shared/ui';

const SIZES = [480, 960, 1600] as const;

const address = (niche: Niche, width: number): string => `/api/picture.php?name=hero-${NICHES[niche]}&size=${width}`;

/** The niche's picture on the front page; loaded with high priority, its space reserved. */
export const HeroPicture = ({ niche }: { niche: Niche }) => (
  <img
    src={address(niche, SIZES[1])}
    srcSet={SIZES.map((width) => `${address(niche, width)} ${width}w`).join(', ')}
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
