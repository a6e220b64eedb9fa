import { css } from '@emotion/react';
import { media, token } from '@rendezvous/shared/ui';

const SIZES = [480, 960, 1600] as const;

const address = (width: number): string => `/api/picture.php?name=hero&size=${width}`;

/** The picture of the front page; the first thing that is fetched, its place kept. */
export const HeroPicture = () => (
  <img
    src={address(SIZES[1])}
    srcSet={SIZES.map((width) => `${address(width)} ${width}w`).join(', ')}
    sizes="(min-width: 768px) 50vw, 100vw"
    width={960}
    height={720}
    alt=""
    fetchPriority="high"
    decoding="async"
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
