import { readCommandLine } from './readCommandLine';

test('R-085 each command takes its arguments', () => {
  expect(readCommandLine(['validate', 'news.json'])).toEqual({ command: 'validate', file: 'news.json' });
  expect(readCommandLine(['preview', 'news.json', 'out'])).toEqual({ command: 'preview', file: 'news.json', folder: 'out' });
  expect(readCommandLine(['send', 'news.json'])).toEqual({ command: 'send', file: 'news.json', dryRun: false });
  expect(readCommandLine(['send', '--dry-run', 'news.json'])).toEqual({ command: 'send', file: 'news.json', dryRun: true });
  expect(readCommandLine(['status'])).toEqual({ command: 'status', id: undefined });
  expect(readCommandLine(['status', 'passkeys-2026'])).toEqual({ command: 'status', id: 'passkeys-2026' });
});

test.each([
  [[], 'There are four commands'],
  [['sent', 'news.json'], 'There are four commands'],
  [['send'], 'npm run news -- send <file>'],
  [['send', 'a.json', 'b.json'], 'npm run news -- send <file>'],
  [['preview', 'news.json'], 'npm run news -- preview <file> <folder>'],
  [['validate', '--dry-run', 'news.json'], '--dry-run is an option of send'],
  [['send', '--all', 'news.json'], 'Unknown option'],
])('R-085 the wrong command line %j is explained', (args, text) => {
  expect(() => readCommandLine(args)).toThrow(text);
});

test.each(['validate', 'preview', 'send', 'status'])('R-085 %s --help shows its usage', (command) => {
  expect(readCommandLine([command, '--help'])).toContain(`npm run news -- ${command}`);
});
