import { filesOf } from './filesOf';

const files = { '/r/shell/1.0.0-a/shell.js': 'sha384-x' };

test('takes the files of releases that a page names', () => {
  expect(filesOf({ files })).toEqual(files);
});

test.each([
  ['nothing', null],
  ['a word', 'files'],
  ['other data', { news: 1 }],
  ['no table', { files: 'all' }],
  ['addresses outside the releases', { files: { '/api/user.php': 'sha384-x', 'https://evil.example/r/x.js': 'sha384-x' } }],
  ['no digest', { files: { '/r/shell/1.0.0-a/shell.js': 1 } }],
])('takes nothing from a message with %s', (_, data) => {
  expect(filesOf(data)).toEqual({});
});
