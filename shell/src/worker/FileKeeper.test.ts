import { findStaleFiles } from './FileKeeper';

const file = (path: string): string => `https://example.com/r/${path}`;

test('the last two releases of each package are kept, whatever happens to other packages', () => {
  const keptFiles = [file('shell/1.0.0-a/shell.js'), file('mfe-chat/2.0.0-c/remoteEntry.js'), file('shell/1.1.0-b/shell.js')];
  expect(findStaleFiles(keptFiles)).toEqual([]);
});

test('a third release removes the first one with all its files', () => {
  const old = [file('mfe-chat/1.0.0-a/remoteEntry.js'), file('mfe-chat/1.0.0-a/lang/en.json')];
  const keptFiles = [file('shell/1.0.0-a/shell.js'), file('mfe-chat/1.1.0-b/remoteEntry.js'), file('mfe-chat/1.2.0-c/remoteEntry.js')];
  expect(findStaleFiles([...old, ...keptFiles])).toEqual(old);
});
