import { css } from '@emotion/react';
import { media } from '@rendezvous/shared/ui';
import { Clip } from './Clip';
import type { Playback } from './usePlayback';

interface ClipLayersProps {
  names: readonly string[];
  /** Index of the visible one. */
  shown: number;
  playback: Playback;
}

/** Clips that fade into each other; only the visible one plays, and the next has its still loaded. */
export const ClipLayers = ({ names, shown, playback }: ClipLayersProps) =>
  names.slice(0, shown + 2).map((name, index) => (
    <div key={name} css={layer} data-shown={index === shown}>
      <Clip name={name} playback={{ ...playback, isPlaying: playback.isPlaying && index === shown }} />
    </div>
  ));

const layer = css({
  position: 'absolute',
  inset: 0,
  opacity: 0,
  transition: 'opacity 1.2s ease-in-out',
  '&[data-shown="true"]': { opacity: 1 },
  [media.reducedMotion]: { transition: 'none' },
});
