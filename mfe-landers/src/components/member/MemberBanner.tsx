import { css } from '@emotion/react';
import { media, token } from '@rendezvous/shared/ui';
import { ScenePicture } from '../ScenePicture';
import { IllustrationLabel } from '../SymbolPicture';

interface MemberBannerProps {
  /** Name of the campaign's picture; undefined while it is not known, in which case the banner shows no picture. */
  image: string | undefined;
}

/** The campaign's picture at the top of a lander about a member, without words in front of it; its colours are the same in both colour schemes. */
export const MemberBanner = ({ image }: MemberBannerProps) => (
  <header css={banner}>
    {image === undefined ? null : (
      <>
        <ScenePicture name={image} />
        <IllustrationLabel />
      </>
    )}
  </header>
);

const banner = css({
  position: 'relative',
  minWidth: 0,
  minHeight: '6rem',
  overflow: 'hidden',
  background: '#140a26',
  color: token.colorPhotoText,
  [media.md]: { gridColumn: '1 / -1', minHeight: '11rem', borderRadius: token.radiusXl },
});
