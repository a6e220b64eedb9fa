import { css } from '@emotion/react';
import { getPictureUrl } from './getPictureUrl';

/**
 * Width at which the picture is shown. On a phone it is told from the device: Chromium may choose a size before it knows the width of the layout,
 * then chooses again, and so loads two.
 */
const SIZES = '(max-device-width: 500px) 360px, 100vw';

/** A picture drawn by the server, filling its container. */
export const ScenePicture = ({ name }: { name: string }) => (
  <img
    src={getPictureUrl(name, 960)}
    srcSet={`${getPictureUrl(name, 960)} 960w, ${getPictureUrl(name, 1600)} 1600w`}
    sizes={SIZES}
    alt=""
    fetchPriority="high"
    decoding="sync"
    css={picture}
  />
);

const picture = css({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });
