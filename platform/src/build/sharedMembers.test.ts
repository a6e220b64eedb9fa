import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, readSharedVersions } from './shares';

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

const getSources = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => read(path.join(folder, file)));

/** Libraries of which the shell shares only some members, each with the file that re-exports those. */
const LIBRARIES: Readonly<Record<string, string>> = {
  mobx: 'sharedMobx.ts',
  'mobx-react-lite': 'sharedMobxReact.ts',
  '@emotion/react': 'sharedEmotion.ts',
};

/** Values, without types, that a source imports or re-exports from a library. */
const findMembers = (source: string, library: string): string[] =>
  [...source.matchAll(new RegExp(`^(?:import|export) \\{([^}]+)\\} from '${library}';$`, 'gm'))]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));

describe('what the shell shares', () => {
  it.each(['eagerDoors.ts', 'lazyDoors.ts'])('R-021 is in the share scope of the remotes: %s', (file) => {
    const names = [...read(`shell/src/boot/${file}`).matchAll(/^ {2}'?([@\w/-]+)'?[:,]/gm)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name = '') => !(name in readSharedVersions()))).toEqual([]);
  });

  it('R-021 is everything that remotes ask for', () => {
    const table = read('shell/src/boot/eagerDoors.ts') + read('shell/src/boot/lazyDoors.ts');
    const missingNames = Object.keys(readSharedVersions()).filter((name) => !new RegExp(`^ {2}'?${name}'?[:,]`, 'm').test(table));
    expect(missingNames).toEqual([]);
  });

  it.each(Object.entries(LIBRARIES))('R-021 has every member of %s that a remote uses', (library, file) => {
    const sharedMembers = findMembers(read(`shell/src/boot/${file}`), library);
    const remotes = readdirSync(ROOT).filter((name) => name.startsWith('mfe-'));
    const usedMembers = remotes.flatMap((remote) => getSources(path.join(remote, 'src'))).flatMap((source) => findMembers(source, library));
    expect(usedMembers.length).toBeGreaterThan(10);
    expect([...new Set(usedMembers)].filter((member) => !sharedMembers.includes(member))).toEqual([]);
  });
});
