import { css, type SerializedStyles } from '@emotion/react';
import type { ProfileImage } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { token } from '../theme/token';
import { Photo } from './Photo';

type AvatarSize = 's' | 'm' | 'l' | 'xl';

interface AvatarProps {
  image: ProfileImage | null;
  /** Alternative text; empty by default, because the name is shown next to the picture. */
  alt?: string | undefined;
  /** Diameter: `s` 32, `m` 48, `l` 72, `xl` 112 px. */
  size?: AvatarSize | undefined;
  online?: boolean | undefined;
  className?: string | undefined;
}

/** A round picture, with a badge while the member is online. */
export function Avatar({ image, alt = '', size = 'm', online = false, className }: AvatarProps) {
  return (
    <span css={[avatar, widths[size]]} className={className}>
      <Photo image={image} alt={alt} ratio="square" sizes="112px" css={roundStyle} />
      {online ? (
        <span css={dot}>
          <VisuallyHidden>
            <FormattedMessage
              id="shared.avatar.online"
              defaultMessage="Online"
              description="Read out on a member's picture with a green dot"
            />
          </VisuallyHidden>
        </span>
      ) : null}
    </span>
  );
}

const avatar = css({ position: 'relative', display: 'inline-block', flexShrink: 0 });
const roundStyle = css({ '&&': { borderRadius: '50%' } });
const widths: Record<AvatarSize, SerializedStyles> = {
  s: css({ width: '2rem' }),
  m: css({ width: '3rem' }),
  l: css({ width: '4.5rem' }),
  xl: css({ width: '7rem' }),
};
const dot = css({
  position: 'absolute',
  insetInlineEnd: '4%',
  bottom: '4%',
  width: 'max(28%, 0.75rem)',
  maxWidth: '1.125rem',
  aspectRatio: '1',
  borderRadius: '50%',
  background: token.colorOnline,
  border: `2px solid ${token.colorSurface}`,
});
