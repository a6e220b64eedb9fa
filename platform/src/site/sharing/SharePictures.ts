import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '../../files/atomicFiles';
import { drawSharePicture, type SharePictureTexts } from './drawSharePicture';

/** Version of the drawing, to be increased whenever the same texts are drawn differently. */
const DRAWING_VERSION = 1;

/** Returns the digest of a picture's texts for its URL; other texts have another digest, so the picture at a URL never changes. */
export const toPictureDigest = ({ siteName, headline, description }: SharePictureTexts): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING_VERSION, siteName, headline, description]))
    .digest('hex')
    .slice(0, 20);

/** Share pictures, each drawn once and kept as a file; a picture that cannot be kept is drawn again. */
export class SharePictures {
  private readonly pendingPictures = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly folder: string,
    private readonly draw = drawSharePicture,
  ) {}

  /** Returns the picture with these texts as a PNG; concurrent callers share one drawing. */
  async get(texts: SharePictureTexts): Promise<Buffer> {
    const digest = toPictureDigest(texts);
    const file = join(this.folder, `${digest}.png`);
    const pendingPicture = this.pendingPictures.get(digest) ?? readFile(file).catch(() => this.drawAndKeep(file, texts));
    this.pendingPictures.set(digest, pendingPicture);
    return pendingPicture.finally(() => this.pendingPictures.delete(digest));
  }

  private async drawAndKeep(file: string, texts: SharePictureTexts): Promise<Buffer> {
    const picture = await this.draw(texts);
    await mkdir(this.folder, { recursive: true })
      .then(() => replaceFile(file, picture))
      .catch(() => undefined);
    return picture;
  }
}
