import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Compiler, sharing } from 'webpack';
import { findDoorsByPart } from './doorsOfParts';
import { runBuild } from './runBuild';

const folder = mkdtempSync(path.join(tmpdir(), 'doors-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('R-096 a release says which doors of shared each of its parts needs', async () => {
  const doors: Record<string, string[]>[] = [];
  const write = (file: string, source: string): void => writeFileSync(path.join(folder, file), source);
  write(
    'login.js',
    "import { Form } from '@rendezvous/shared/forms'; import { useStore } from '@rendezvous/shared/store'; self.used = [Form, useStore];",
  );
  write(
    'steps.js',
    "import * as forms from '@rendezvous/shared/forms'; import * as pickers from '@rendezvous/shared/pickers'; self.used = [forms, pickers];",
  );
  write('chats.js', 'self.used = [];');
  const load = (part: string, file: string): string => `import(/* webpackChunkName: '${part}' */ './${file}.js');`;
  write('entry.js', load('screen-login', 'login') + load('slot-steps', 'steps') + load('screen-chats', 'chats'));
  const names = ['forms', 'pickers', 'store'].map((door) => `@rendezvous/shared/${door}`);
  await runBuild({
    mode: 'production',
    context: folder,
    entry: './entry.js',
    output: { path: path.join(folder, 'out') },
    plugins: [
      new sharing.ConsumeSharedPlugin({ consumes: Object.fromEntries(names.map((name) => [name, { import: false as const }])) }),
      {
        apply: (compiler: Compiler) => compiler.hooks.afterEmit.tap('test', (compilation) => void doors.push(findDoorsByPart(compilation))),
      },
    ],
  });
  expect(doors).toEqual([{ 'screen-login': ['forms'], 'slot-steps': ['pickers', 'forms'] }]);
});
