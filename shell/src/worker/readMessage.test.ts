import { readMessage } from './readMessage';

const files = { '/r/shell/1.0.0-a/shell.js': 'sha256-x' };

test.each([
  ['the files it runs on', { files }],
  ['its own address as well', { files, page: '/landers/alonetonight?ref=x' }],
  ['that pages show something else now', { forget: 'pages' }],
  ['a wish for what the site says today', { ask: 'today' }],
])('a page tells %s', (_, message) => {
  expect(readMessage(message)).toEqual(message);
});

test.each([
  ['nothing', null],
  ['a word', 'files'],
  ['other data', { news: 1 }],
  ['no table', { files: 'all' }],
  ['addresses outside the releases', { files: { '/api/user.php': 'sha256-x', 'https://evil.example/r/x.js': 'sha256-x' } }],
  ['no digest', { files: { '/r/shell/1.0.0-a/shell.js': 1 } }],
  ['a page elsewhere', { page: 'https://evil.example/' }],
  ['a page of another host', { page: '//evil.example/' }],
  ['another thing to forget', { forget: 'releases' }],
])('nothing is taken from a message with %s', (_, data) => {
  expect(readMessage(data)).toEqual({ files: {} });
});
