import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkTypes } from '../../gates/types/checkTypes';
import type { Declarations, Sources } from '../../gates/types/ReleaseTexts';
import { ROOT } from '../shares';
import { createRemoteProgram, getSources } from './describePackage';
import { emitDoorTypes } from './emitDoorTypes';

const CHATS = 'shared/src/store/ChatsStore.d.ts';
const chatFolder = path.join(ROOT, 'mfe-chat');

let types: Declarations;
let sources: Sources;
beforeAll(async () => {
  types = await emitDoorTypes();
  sources = getSources(createRemoteProgram(chatFolder), chatFolder);
}, 300_000);

describe('R-021 the types that releases declare', () => {
  it('a shell provides the declarations of its doors, without contract and calls', () => {
    expect(types['shared/src/store/index.d.ts']).toContain('useStore');
    expect(types[CHATS]).toContain('markRead(conversationId: string): void;');
    expect(Object.keys(types).filter((place) => /contract|calls|testing|\.tsx?$/.test(place.replace('.d.ts', '')))).toEqual([]);
  });

  it('a remote includes its sources and the parts of shared it bundles, but no doors and no tests', () => {
    expect(sources['src/remote.ts']).toBe(readFileSync(path.join(chatFolder, 'src/remote.ts'), 'utf8'));
    expect(sources['shared/src/contract/index.ts']).toBeDefined();
    expect(sources['shared/src/calls/chat.ts']).toBeDefined();
    expect(Object.keys(sources).filter((place) => /^shared\/src\/(store|ui)\/|\.test\./.test(place))).toEqual([]);
  });

  it('a member that takes fewer arguments is found where mfe-chat uses it', async () => {
    const change = (text: string): string => text.replace('markRead(conversationId: string): void;', 'markRead(): void;');
    const problems = await checkTypes('mfe-chat', sources, { ...types, [CHATS]: change(types[CHATS] ?? '') });
    expect(problems).not.toEqual([]);
    for (const { place, message } of problems) {
      const [file = '', line = ''] = place.split(':');
      expect(readFileSync(path.join(ROOT, file), 'utf8').split('\n')[Number(line) - 1]).toContain('markRead');
      expect(message).toBe('Expected 0 arguments, but got 1.');
    }
  }, 300_000);
});
