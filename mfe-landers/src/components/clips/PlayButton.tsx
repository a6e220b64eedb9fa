import { css } from '@emotion/react';
import { useIntl } from '@rendezvous/shared/intl';
import { token } from '@rendezvous/shared/ui';
import type { Playback } from './usePlayback';

const PAUSE_PATH = 'M8 5v14M16 5v14';
const PLAY_PATH = 'M7 4.5v15l12-7.5z';

/** Button over a clip that pauses and resumes it. */
export const PlayButton = ({ playback: { isPlaying, toggle } }: { playback: Playback }) => {
  const intl = useIntl();
  const label = isPlaying
    ? intl.formatMessage({ id: 'landers.clip.pause', defaultMessage: 'Pause the video', description: 'Button over a clip' })
    : intl.formatMessage({ id: 'landers.clip.play', defaultMessage: 'Play the video', description: 'Button over a clip' });
  return (
    <button type="button" aria-label={label} title={label} onClick={toggle} css={button}>
      <svg viewBox="0 0 24 24" width={22} height={22} aria-hidden focusable={false}>
        <path
          d={isPlaying ? PAUSE_PATH : PLAY_PATH}
          fill="none"
          stroke="currentColor"
          strokeWidth={2.4}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
};

const button = css({
  display: 'grid',
  placeContent: 'center',
  width: token.sizeTarget,
  height: token.sizeTarget,
  padding: 0,
  border: 0,
  borderRadius: token.radiusRound,
  background: token.colorPhotoShade,
  color: token.colorPhotoText,
  cursor: 'pointer',
});
