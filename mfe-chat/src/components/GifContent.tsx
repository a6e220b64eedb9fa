import { css } from '@emotion/react';
import type { Gif } from '@rendezvous/shared/contract';
import { token } from '@rendezvous/shared/ui';

const WIDTH_PX = 200;

/** A GIF or, for users who prefer reduced motion, its still image. */
export const GifContent = ({ gif, priority }: { gif: Gif; priority: boolean }) => (
  <picture>
    <source media="(prefers-reduced-motion: reduce)" srcSet={gif.still} />
    <img
      src={gif.filename}
      alt={gif.title}
      width={WIDTH_PX}
      height={Math.round(WIDTH_PX / gif.ratio)}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'sync' : 'async'}
      css={image}
    />
  </picture>
);

const image = css({ display: 'block', maxWidth: '100%', height: 'auto', borderRadius: token.radiusM });
