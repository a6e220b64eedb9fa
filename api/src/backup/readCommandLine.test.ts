import { readCommandLine } from './readCommandLine';

test.each(['backup', 'restore'])('%s --help returns its usage, in any position', (command) => {
  for (const args of [['--help'], ['-h'], ['some-folder', '--help']]) {
    expect(readCommandLine([command, ...args])).toContain(`npm run ${command} -- <folder>`);
  }
});

test('the folder and the option --without-releases are read', () => {
  expect(readCommandLine(['backup', 'saved'])).toEqual({ command: 'backup', folder: 'saved', withoutReleases: false });
  expect(readCommandLine(['backup', '--without-releases', 'saved'])).toMatchObject({ folder: 'saved', withoutReleases: true });
});

test.each([
  [['erase', 'saved'], 'There are two commands'],
  [['backup'], 'exactly one folder'],
  [['backup', 'one', 'two'], 'exactly one folder'],
  [['backup', '--releases', 'saved'], "Unknown option '--releases'"],
  [['restore', '--without-releases', 'saved'], 'an option of backup'],
])('%j is rejected with the reason', (args, reason) => {
  expect(() => readCommandLine(args)).toThrow(reason);
});
