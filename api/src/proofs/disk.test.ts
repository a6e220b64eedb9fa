import { aConversation } from '../testing/aConversation';
import { aPicture, uploadPhoto } from '../testing/aPicture';
import { testApi } from '../testing/testApi';
import { MemoryFiles } from '../testing/testPorts';

/** Files on a disk that rejects writes while an error code is set. */
class FailingFiles extends MemoryFiles {
  errorCode: string | null = null;

  override async write(name: string, bytes: Uint8Array): Promise<void> {
    if (this.errorCode !== null) throw Object.assign(new Error(`${this.errorCode}: write ${name}`), { code: this.errorCode });
    await super.write(name, bytes);
  }
}

const files = new FailingFiles();
const api = testApi({}, async () => ({ files }));
afterEach(() => {
  files.errorCode = null;
});

test.each([
  ['a full disk', 'ENOSPC'],
  ['a read-only disk', 'EROFS'],
  ['a used-up quota', 'EDQUOT'],
])(
  'R-256 R-409 with %s an upload is temporarily refused, leaves nothing behind, and works again once there is room',
  async (_what, errorCode) => {
    const { mine, me, send } = await aConversation(api);
    const picture = await aPicture();
    for (const path of ['/api/photos.php', '/api/chat-photo.php', '/api/complaint-file.php']) {
      files.errorCode = errorCode;
      const rejectedResponse = await uploadPhoto(mine, path, picture);
      expect(rejectedResponse).toMatchObject({ status: 503, body: { error: { code: 'overloaded' } }, headers: { 'retry-after': '10' } });
      files.errorCode = null;
    }
    expect(await api.db.selectFrom('photos').select('id').where('member_id', '=', me.id).execute()).toEqual([]);
    expect(await api.db.selectFrom('chat_photos').select('id').where('owner_id', '=', me.id).execute()).toEqual([]);
    expect(await api.db.selectFrom('complaint_files').select('id').execute()).toEqual([]);
    files.errorCode = errorCode;
    expect((await send({ body: 'Words need no file' })).status).toBe(200);
    files.errorCode = null;
    expect((await uploadPhoto(mine, '/api/photos.php', picture)).status).toBe(200);
  },
);
