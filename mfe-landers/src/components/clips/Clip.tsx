import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { ScenePicture } from '../ScenePicture';
import type { Playback } from './usePlayback';

interface ClipProps {
  /** Name of the clip and of its still. */
  name: string;
  playback: Pick<Playback, 'isPlaying' | 'handleRefusal'>;
}

/** A still image with its clip on top. The clip loads when it is first to play, and its first frame equals the still. */
export const Clip = ({ name, playback: { isPlaying, handleRefusal } }: ClipProps) => {
  const video = useRef<HTMLVideoElement>(null);
  const [isRequested, setIsRequested] = useState(false);
  if (isPlaying && !isRequested) setIsRequested(true);
  const latestRefusalHandler = useRef(handleRefusal);
  useEffect(() => {
    latestRefusalHandler.current = handleRefusal;
  });
  useEffect(() => {
    if (!isPlaying) video.current?.pause();
    else
      void video.current?.play().catch((error: unknown) => {
        // A pause during loading does not count as a refusal.
        if (!(error instanceof DOMException && error.name === 'AbortError')) latestRefusalHandler.current();
      });
  }, [isPlaying, isRequested]);
  return (
    <>
      <ScenePicture name={name} />
      {isRequested ? (
        <video
          ref={video}
          src={`/api/clip.php?name=${encodeURIComponent(name)}`}
          muted
          loop
          playsInline
          preload="none"
          disablePictureInPicture
          aria-hidden
          tabIndex={-1}
          css={picture}
        />
      ) : null}
    </>
  );
};

const picture = css({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });
