import sharp from 'sharp';

/** A plain picture as a JPEG file. */
export const aPicture = (width = 500, height = 600): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#d6246e' } })
    .jpeg()
    .toBuffer();
