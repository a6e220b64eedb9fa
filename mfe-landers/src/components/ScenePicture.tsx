import { css } from '@emotion/react';
import { getPictureUrl } from './getPictureUrl';

const WIDTHS = [480, 960, 1600] as const;

/** A picture drawn by the server, filling its container. */
export const ScenePicture = ({ name }: { name: string }) => (
  <img
    src={getPictureUrl(name, WIDTHS[1])}
    srcSet={WIDTHS.map((width) => `${getPictureUrl(name, width)} ${width}w`).join(', ')}
    sizes="100vw"
    alt=""
    fetchPriority="high"
    decoding="sync"
    css={picture}
  />
);

const picture = css({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });
