import { css } from '@emotion/react';
import { useContext } from 'react';
import { media } from '../theme/media';
import { UiContext } from '../UiContext';
import type { PhotoImage } from './PhotoImage';
import { photoSources } from './photoSources';
import { placeholderColor } from './placeholderColor';

interface PictureProps {
  image: PhotoImage;
  alt: string;
  sizes: string;
  priority: boolean;
}

/** The picture of a Photo over its average colour. */
export function Picture({ image, alt, sizes, priority }: PictureProps) {
  const { imageBase } = useContext(UiContext);
  const color = placeholderColor(image.placeholder);
  return (
    <>
      {color === null ? null : (
        <svg css={ground} aria-hidden>
          <rect width="100%" height="100%" fill={color} />
        </svg>
      )}
      <img
        {...photoSources(image, imageBase)}
        alt={alt}
        sizes={sizes}
        width={480}
        height={Math.round(480 / image.ratio)}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
        draggable={false}
        css={picture}
      />
    </>
  );
}

const ground = css({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
const picture = css({
  position: 'relative',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  '[data-ratio="natural"] > &': { height: 'auto' },
  [media.forcedColors]: { forcedColorAdjust: 'none' },
});
