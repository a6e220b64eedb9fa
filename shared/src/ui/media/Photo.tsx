import { css } from '@emotion/react';
import { Icon } from '../icons/Icon';
import { token } from '../theme/token';
import { LockedMark } from './LockedMark';
import type { PhotoImage } from './PhotoImage';
import { Picture } from './Picture';

interface PhotoProps {
  /** Null shows a silhouette. */
  image: PhotoImage | null;
  /** Alternative text; empty when the member's name is shown next to the picture. */
  alt: string;
  /** Aspect ratio of the frame; `natural` is the picture's own. */
  ratio?: 'portrait' | 'square' | 'wide' | 'natural' | undefined;
  /** `sizes` of the picture, for example "(min-width: 768px) 33vw, 50vw". */
  sizes?: string | undefined;
  /** True for the first picture of a screen, which loads eagerly. */
  priority?: boolean | undefined;
  /** Number of further photos, shown as +n on a locked picture. */
  more?: number | undefined;
  rounded?: boolean | undefined;
  className?: string | undefined;
}

/** A member's picture: its space is reserved, the browser chooses the file by size, and the server blurs locked pictures. */
export function Photo({ image, alt, ratio = 'portrait', sizes = '50vw', priority = false, more, rounded = true, className }: PhotoProps) {
  return (
    <span css={frame} data-ratio={ratio} data-rounded={rounded} className={className}>
      {image === null ? (
        <Icon name="user" size="45%" label={alt === '' ? undefined : alt} css={silhouette} />
      ) : (
        <Picture image={image} alt={alt} sizes={sizes} priority={priority} />
      )}
      {image?.locked ? <LockedMark moreCount={more} /> : null}
    </span>
  );
}

const frame = css({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  background: `linear-gradient(160deg, ${token.colorAccentSoft}, ${token.colorSkeleton})`,
  '&[data-rounded="true"]': { borderRadius: token.radiusL },
  '&[data-ratio="portrait"]': { aspectRatio: '4 / 5' },
  '&[data-ratio="square"]': { aspectRatio: '1' },
  '&[data-ratio="wide"]': { aspectRatio: '16 / 9' },
});
const silhouette = css({ position: 'absolute', inset: 0, margin: 'auto', color: token.colorOnAccentSoft, opacity: 0.55 });
