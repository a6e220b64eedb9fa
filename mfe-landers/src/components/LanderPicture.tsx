import { css } from '@emotion/react';
import { EveningPicture } from './evening/EveningPicture';

const DRAWN_HERE = 'evening';
const SIZES = [480, 960, 1600] as const;

const address = (name: string, width: number): string => `/api/picture.php?name=${encodeURIComponent(name)}&size=${width}`;

interface LanderPictureProps {
  /** Name of the picture in the lander's document; none is the evening. */
  name: string | undefined;
}

/** The picture a lander's document names: the evening is drawn here, others come from the server. */
export const LanderPicture = ({ name = DRAWN_HERE }: LanderPictureProps) =>
  name === DRAWN_HERE ? (
    <EveningPicture />
  ) : (
    <img
      src={address(name, SIZES[1])}
      srcSet={SIZES.map((width) => `${address(name, width)} ${width}w`).join(', ')}
      sizes="100vw"
      alt=""
      fetchPriority="high"
      decoding="sync"
      css={picture}
    />
  );

const picture = css({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });
