import { findStaleFiles } from './FileKeeper';

const toAddress = (path: string): string => `https://example.com/r/${path}`;

test('the last two releases of each package are kept, whatever happens to other packages', () => {
  const keptFiles = [
    toAddress('shell/1.0.0-a/shell.js'),
    toAddress('mfe-chat/2.0.0-c/remoteEntry.js'),
    toAddress('shell/1.1.0-b/shell.js'),
  ];
  expect(findStaleFiles(keptFiles)).toEqual([]);
});

test('a third release removes the first one with all its files', () => {
  const oldFiles = [toAddress('mfe-chat/1.0.0-a/remoteEntry.js'), toAddress('mfe-chat/1.0.0-a/lang/en.json')];
  const keptFiles = [
    toAddress('shell/1.0.0-a/shell.js'),
    toAddress('mfe-chat/1.1.0-b/remoteEntry.js'),
    toAddress('mfe-chat/1.2.0-c/remoteEntry.js'),
  ];
  expect(findStaleFiles([...oldFiles, ...keptFiles])).toEqual(oldFiles);
});
