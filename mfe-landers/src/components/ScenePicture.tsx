import { css } from '@emotion/react';

const SIZES = [480, 960, 1600] as const;

const address = (name: string, width: number): string => `/api/picture.php?name=${encodeURIComponent(name)}&size=${width}`;

/** A picture drawn by the server, filling its container. */
export const ScenePicture = ({ name }: { name: string }) => (
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
