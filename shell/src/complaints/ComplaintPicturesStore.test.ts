import { COMPLAINT_FILE_BYTES, COMPLAINT_FILES_MAX } from '@rendezvous/shared/contract';
import { aStore, anError, type FakeReplies } from '@rendezvous/shared/testing';
import { ComplaintPicturesStore } from './ComplaintPicturesStore';

const CALL = 'POST /api/complaint-file.php';

const setup = (replies: FakeReplies = {}) => {
  let uploads = 0;
  const { store, api } = aStore({ api: { [CALL]: () => ({ file_id: `file-${(uploads += 1)}` }), ...replies } });
  return { pictures: new ComplaintPicturesStore(store), api };
};
const aFile = (name: string, bytes = 4): File => new File([new Uint8Array(bytes)], name, { type: 'image/png' });

describe('pictures of a complaint', () => {
  it('R-090 are uploaded as they are chosen, at most three, and can be removed again', async () => {
    const { pictures, api } = setup();
    for (const name of ['a.png', 'b.png', 'c.png', 'd.png']) {
      pictures.add(aFile(name));
      await pictures.waitForIds();
    }
    expect(pictures.pictures).toHaveLength(COMPLAINT_FILES_MAX);
    expect(pictures.isFull).toBe(true);
    expect(api.calls(CALL)).toHaveLength(COMPLAINT_FILES_MAX);
    pictures.remove('file-2');
    expect(await pictures.waitForIds()).toEqual(['file-1', 'file-3']);
  });

  it('R-090 of more than 5 MB are not sent', async () => {
    const { pictures, api } = setup();
    pictures.add(aFile('large.png', COMPLAINT_FILE_BYTES + 1));
    expect(pictures.failure).toMatchObject({ code: 'photo_invalid' });
    pictures.add(aFile('fits.png', COMPLAINT_FILE_BYTES));
    expect(await pictures.waitForIds()).toEqual(['file-1']);
    expect([pictures.failure, api.calls(CALL).length]).toEqual([null, 1]);
  });

  it('R-171 one that fails does not affect the others and can be tried again', async () => {
    let isDown = true;
    const { pictures } = setup({ [CALL]: () => (isDown ? anError('server_error') : { file_id: 'file-1' }) });
    pictures.add(aFile('a.png'));
    expect(await pictures.waitForIds()).toEqual([]);
    expect([pictures.isUploading, pictures.failure]).toMatchObject([false, { code: 'server_error' }]);
    isDown = false;
    pictures.add(aFile('a.png'));
    expect(await pictures.waitForIds()).toEqual(['file-1']);
  });
});
