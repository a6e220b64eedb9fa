import { css } from '@emotion/react';
import { useContext } from 'react';
import { media } from '../theme/media';
import { UiContext } from '../UiProvider';
import type { PhotoImage } from './PhotoImage';
import { photoSources } from './photoSources';

const toHexByte = (fraction: number): string =>
  Math.round(Math.max(0, Math.min(1, fraction)) * 255)
    .toString(16)
    .padStart(2, '0');

/** Returns the average colour of a picture as #rrggbb, from the first three bytes of its ThumbHash (base64); null without a valid one. */
export function placeholderColor(placeholder: string | null): string | null {
  if (placeholder === null || !/^[A-Za-z0-9+/]{4,}={0,2}$/.test(placeholder)) return null;
  const [first = 0, second = 0, third = 0] = Array.from(atob(placeholder), (character) => character.charCodeAt(0));
  const packedChannels = first | (second << 8) | (third << 16);
  const luminance = (packedChannels & 63) / 63;
  const yellowBlue = ((packedChannels >> 6) & 63) / 31.5 - 1;
  const redGreen = ((packedChannels >> 12) & 63) / 31.5 - 1;
  const blue = luminance - (2 / 3) * yellowBlue;
  const red = (3 * luminance - blue + redGreen) / 2;
  return `#${toHexByte(red)}${toHexByte(red - redGreen)}${toHexByte(blue)}`;
}

interface PictureProps {
  image: PhotoImage;
  alt: string;
  sizes: string;
  priority: boolean;
}

/** The picture of a `Photo`, on a background of its average colour. */
export function Picture({ image, alt, sizes, priority }: PictureProps) {
  const { imageBase } = useContext(UiContext);
  const color = placeholderColor(image.placeholder);
  return (
    <>
      {color === null ? null : (
        <svg css={background} aria-hidden>
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

const background = css({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
const picture = css({
  position: 'relative',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  '[data-ratio="natural"] > &': { height: 'auto' },
  [media.forcedColors]: { forcedColorAdjust: 'none' },
});
