import { css } from '@emotion/react';
import { defineMessages, FormattedMessage, type MessageDescriptor } from '@rendezvous/shared/intl';
import { media, token, VisuallyHidden } from '@rendezvous/shared/ui';
import type { ReactNode } from 'react';
import { IllustrationLabel } from '../SymbolPicture';
import { PlayButton } from './PlayButton';
import type { Playback } from './usePlayback';

const clipDescriptions: Record<string, MessageDescriptor> = defineMessages({
  skyline: {
    id: 'landers.clip.skyline',
    defaultMessage: 'A city in the evening. Windows go dark and light up again. No sound.',
    description: 'What a clip shows, for those who do not see it',
  },
  lake: {
    id: 'landers.clip.lake',
    defaultMessage: 'The moon over a quiet lake, its light shimmering on the water. No sound.',
    description: 'What a clip shows, for those who do not see it',
  },
  lanterns: {
    id: 'landers.clip.lanterns',
    defaultMessage: 'Lamps along a quay in the evening. People walk by with lights. No sound.',
    description: 'What a clip shows, for those who do not see it',
  },
});

/** Description of a clip; undefined for an unknown name. */
const findClipDescription = (name: string): MessageDescriptor | undefined => clipDescriptions[name];

interface ClipFrameProps {
  /** Name of the visible clip, for its description. */
  name: string;
  playback: Playback;
  /** Clips, stacked on top of each other. */
  clips: ReactNode;
  overlayText: ReactNode;
  children: ReactNode;
}

/** A clip with text on it; the children appear below the text on a phone, otherwise in a column of their own over the clip. */
export const ClipFrame = ({ name, playback, clips, overlayText, children }: ClipFrameProps) => {
  const description = findClipDescription(name);
  return (
    <div css={stage}>
      <figure css={scene}>
        {clips}
        <div css={shade} />
        <IllustrationLabel />
        <figcaption>
          <VisuallyHidden>{description && <FormattedMessage {...description} />}</VisuallyHidden>
        </figcaption>
        <div css={corner}>
          <PlayButton playback={playback} />
        </div>
      </figure>
      <div css={foreground}>
        <div css={textColumn}>{overlayText}</div>
        <div css={taskColumn}>{children}</div>
      </div>
    </div>
  );
};

const NIGHT_COLOR = '#140a26';

const MIN_HEIGHT = `calc(100svh - 3.75rem - ${token.sizeExit})`;

const stage = css({
  position: 'relative',
  isolation: 'isolate',
  minHeight: MIN_HEIGHT,
  background: NIGHT_COLOR,
  color: token.colorPhotoText,
});
const scene = css({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  height: '24rem',
  zIndex: -1,
  margin: 0,
  overflow: 'hidden',
  [media.md]: { height: '100%' },
});
const shade = css({
  position: 'absolute',
  inset: 0,
  background: `linear-gradient(to top, ${NIGHT_COLOR}, rgb(20 10 38 / 0.72) 40%, rgb(20 10 38 / 0) 75%)`,
  [media.md]: { background: 'linear-gradient(to right, rgb(20 10 38 / 0.88), rgb(20 10 38 / 0.5) 40%, rgb(20 10 38 / 0.15))' },
});
const corner = css({ position: 'absolute', top: token.space3, insetInlineStart: token.space3, zIndex: 1 });
const foreground = css({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minHeight: MIN_HEIGHT,
  width: '100%',
  maxWidth: `calc(${token.sizeWide} + 2 * ${token.space6})`,
  marginInline: 'auto',
  // Clicks outside the text have to reach the clip's button, which lies behind this area.
  pointerEvents: 'none',
  [media.md]: {
    gridTemplate: 'auto / minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: token.space6,
    padding: `${token.space7} ${token.space6}`,
  },
});
const textColumn = css({
  display: 'grid',
  alignContent: 'end',
  gap: token.space3,
  minHeight: '21rem',
  padding: `${token.space8} ${token.space4} ${token.space4}`,
  '& > *': { pointerEvents: 'auto' },
  [media.md]: { minHeight: 0, maxWidth: '30rem', padding: 0 },
});
const taskColumn = css({
  display: 'grid',
  minWidth: 0,
  pointerEvents: 'auto',
  [media.md]: { width: 'min(27rem, 46vw)', '& > section': { width: 'auto' } },
});
