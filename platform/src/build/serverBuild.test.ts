import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runBuild } from './runBuild';
import { SERVER_FILE, createServerBuild } from './serverBuild';
import { ROOT } from './shares';

test('R-096 the server bundle of a part leaves out calls the part never makes, so adding one releases no other part', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'server-build-'));
  try {
    const entry = path.join(folder, 'entry.ts');
    writeFileSync(entry, `export { sendMessage } from '${path.join(ROOT, 'shared/src/calls/chat.ts')}';`);
    const configuration = createServerBuild({ folder, entry, side: 'remote' });
    await runBuild({ ...configuration, cache: false });
    const script = readFileSync(path.join(configuration.output.path, SERVER_FILE), 'utf8');
    expect(script).toContain('POST /api/chat.php');
    expect(script).not.toContain('/api/chats.php');
    // Names are kept for stack traces.
    expect(script).toContain('sendMessage');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
