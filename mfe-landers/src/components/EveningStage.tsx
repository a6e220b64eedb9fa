import { css } from '@emotion/react';
import { media, token } from '@rendezvous/shared/ui';
import type { ReactNode } from 'react';
import { EveningPicture } from './evening/EveningPicture';
import { ScenePicture } from './ScenePicture';
import { IllustrationLabel } from './SymbolPicture';

const EVENING_PICTURE = 'evening';

interface LanderPictureProps {
  /** Name of the picture, from the lander's document; without one, the evening scene is shown. */
  name: string | undefined;
}

/** The picture named by a lander's document: the evening scene is drawn inline, others are loaded from the server. */
const LanderPicture = ({ name = EVENING_PICTURE }: LanderPictureProps) =>
  name === EVENING_PICTURE ? <EveningPicture /> : <ScenePicture name={name} />;

interface EveningStageProps {
  /** Name of the picture, from the lander's document; without one, the evening scene is shown. */
  picture: string | undefined;
  /** True once the sign-up is open; on a phone the picture then shrinks to make room for it. */
  isSignupOpen: boolean;
  children: ReactNode;
}

/** Layout with the text in front of a picture; the colours are the same in both colour schemes. */
export const EveningStage = ({ picture, isSignupOpen, children }: EveningStageProps) => (
  <div css={stage} data-started={isSignupOpen}>
    <div css={frame} data-started={isSignupOpen}>
      <LanderPicture name={picture} />
      <div css={shade} data-started={isSignupOpen} />
      <IllustrationLabel />
    </div>
    <div css={foreground} data-started={isSignupOpen}>
      {children}
    </div>
  </div>
);

const MIN_HEIGHT = `calc(100svh - 3.75rem - ${token.sizeExit})`;
const SKY_COLOR = '#170f3a';
const NIGHT_COLOR = '#140a26';

const stage = css({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  minHeight: MIN_HEIGHT,
  background: NIGHT_COLOR,
  color: token.colorPhotoText,
});
const frame = css({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  height: '68%',
  zIndex: -1,
  overflow: 'hidden',
  background: SKY_COLOR,
  '&[data-started="true"]': { height: '34svh' },
  [media.md]: { '&, &[data-started="true"]': { height: '100%' } },
});
const shade = css({
  position: 'absolute',
  inset: 0,
  background: `linear-gradient(to top, ${NIGHT_COLOR}, rgb(20 10 38 / 0.72) 22%, rgb(20 10 38 / 0) 46%)`,
  '&[data-started="true"]': { background: 'none' },
  [media.md]: {
    '&, &[data-started="true"]': {
      background: 'linear-gradient(to right, rgb(20 10 38 / 0.9), rgb(20 10 38 / 0.55) 34%, rgb(20 10 38 / 0) 62%)',
    },
  },
});
const foreground = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  width: '100%',
  maxWidth: `calc(${token.sizeWide} + 2 * ${token.space6})`,
  marginInline: 'auto',
  padding: `${token.space7} ${token.space4} ${token.space5}`,
  '&[data-started="true"]': { padding: '27svh 0 0' },
  [media.md]: {
    '&, &[data-started="true"]': {
      flexDirection: 'row',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: token.space5,
      padding: token.space6,
    },
  },
});
