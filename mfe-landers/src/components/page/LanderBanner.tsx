import { css } from '@emotion/react';
import { media, token } from '@rendezvous/shared/ui';
import type { ReactNode } from 'react';
import { ScenePicture } from '../ScenePicture';
import { IllustrationLabel } from '../SymbolPicture';

interface LanderBannerProps {
  /** Name of the campaign's picture; undefined while it is not known, in which case the banner shows no picture. */
  image: string | undefined;
  /** False while the texts of a variant are loading; they are invisible but take up their space. */
  isReady: boolean;
  /** Headline and text in front of the picture. */
  children: ReactNode;
}

/** The campaign's picture at the top of a lander, behind its headline; the colours are the same in both colour schemes. */
export const LanderBanner = ({ image, isReady, children }: LanderBannerProps) => (
  <header css={banner}>
    {image === undefined ? null : (
      <>
        <ScenePicture name={image} />
        <div css={shade} />
        <IllustrationLabel />
      </>
    )}
    <div css={textBlock} data-ready={isReady}>
      {children}
    </div>
  </header>
);

const NIGHT_COLOR = '#140a26';

const banner = css({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  alignItems: 'end',
  minWidth: 0,
  overflow: 'hidden',
  padding: `${token.space7} ${token.space4} ${token.space4}`,
  background: NIGHT_COLOR,
  color: token.colorPhotoText,
  '& > *': { zIndex: 1 },
  '& > img': { zIndex: 0 },
  [media.md]: {
    padding: `${token.space8} ${token.space6} ${token.space6}`,
    borderRadius: token.radiusXl,
  },
  // On a wide screen, the picture is beside the text instead of behind it.
  [media.lg]: { '& > img': { insetInlineStart: '40%', width: '60%' } },
});
const shade = css({
  position: 'absolute',
  inset: 0,
  background: 'linear-gradient(to top, rgb(20 10 38 / 0.9), rgb(20 10 38 / 0.68) 60%, rgb(20 10 38 / 0.3))',
  [media.lg]: { background: `linear-gradient(to right, ${NIGHT_COLOR} 40%, rgb(20 10 38 / 0.5) 60%, rgb(20 10 38 / 0) 85%)` },
});
const textBlock = css({
  display: 'grid',
  gap: token.space3,
  maxWidth: '40rem',
  transition: `opacity ${token.motionMedium} ${token.motionEase}`,
  '&[data-ready="false"]': { opacity: 0 },
});
