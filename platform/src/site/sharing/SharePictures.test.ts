import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawSharePicture } from './drawSharePicture';
import { SharePictures, toPictureDigest } from './SharePictures';

const TEXTS = { siteName: 'Rendezvous', headline: 'Look around', description: 'Go from card to card.' };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'share-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('R-094 a share picture', () => {
  it('is drawn once, for all who ask at the same time and after a restart', async () => {
    const draw = jest.fn(async () => Buffer.from('picture'));
    const pictures = new SharePictures(folder, draw);
    expect((await Promise.all([pictures.get(TEXTS), pictures.get(TEXTS)])).map(String)).toEqual(['picture', 'picture']);
    expect(String(await new SharePictures(folder, draw).get(TEXTS))).toBe('picture');
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it('is drawn each time where it cannot be stored, and again after a failure', async () => {
    const file = join(folder, 'no-folder');
    writeFileSync(file, '');
    const draw = jest.fn(async () => Buffer.from('picture'));
    draw.mockRejectedValueOnce(new Error('no memory'));
    const pictures = new SharePictures(file, draw);
    await expect(pictures.get(TEXTS)).rejects.toThrow('no memory');
    expect([String(await pictures.get(TEXTS)), String(await pictures.get(TEXTS))]).toEqual(['picture', 'picture']);
    expect(draw).toHaveBeenCalledTimes(3);
  });

  it('has another name when any of its words is another', () => {
    const names = [TEXTS, { ...TEXTS, siteName: 'Other' }, { ...TEXTS, headline: 'Other' }, { ...TEXTS, description: 'Other' }].map(
      toPictureDigest,
    );
    expect(new Set(names).size).toBe(4);
    expect(toPictureDigest({ ...TEXTS })).toBe(names[0]);
  });

  it.each([
    ['no words', { siteName: '', headline: '', description: '' }],
    ['long words', { siteName: 'R'.repeat(60), headline: 'Übernachtungsmöglichkeiten '.repeat(6), description: 'Żółć & <b> '.repeat(40) }],
  ])('has its size with %s', async (_, texts) => {
    const { format, width, height } = await sharp(await drawSharePicture(texts)).metadata();
    expect([format, width, height]).toEqual(['png', 1200, 630]);
  });
});
