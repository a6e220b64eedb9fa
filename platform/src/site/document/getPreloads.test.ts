import type { Release, RouteDeclaration } from '@rendezvous/shared/contract';
import { aRelease } from '../../testing/aRelease';
import type { RouteMatch } from './matchPlanRoute';
import { getPreloads } from './getPreloads';

const shell = aRelease({
  remote: 'shell',
  entry: 'shell.js',
  preload: { 'screen-index': ['index.js'], 'door-forms': ['forms.js', 'rules.js'], calls: ['calls.js'] },
});
const chat = aRelease({ doors: { 'screen-chats': ['forms'] } });

const aMatch = (owner: RouteMatch['owner'], name: string, access: RouteDeclaration['access']): RouteMatch => ({
  owner,
  route: { name, path: '/', layout: 'Default', access, titleKey: '' },
  params: {},
});

const getFiles = (chatRelease: Release, routeMatch: RouteMatch | undefined): string[] => {
  const resolution = { shell, releases: { 'mfe-chat': [chatRelease] }, plan: { serial: 1, shell: shell.id, remotes: [] }, trace: [] };
  return getPreloads(resolution, routeMatch, 'en').map(({ href }) => href.split('/').slice(4).join('/'));
};

describe('the links of a document', () => {
  it('a page of the shell: its entry and its screen', () => {
    expect(getFiles(chat, aMatch('shell', 'index', 'public'))).toEqual(['shell.js', 'index.js', 'lang/en.json']);
  });

  it('R-096 a private screen of a remote: also the doors it needs and the code that sends its calls', () => {
    expect(getFiles(chat, aMatch('mfe-chat', 'chats', 'user'))).toEqual([
      'shell.js',
      'forms.js',
      'rules.js',
      'calls.js',
      'lang/en.json',
      'remoteEntry.js',
      'screen-chats.js',
      'lang/en.json',
    ]);
  });

  it('a release without doors, and an unknown address', () => {
    expect(getFiles(aRelease(), aMatch('mfe-chat', 'chats', 'public'))).toEqual([
      'shell.js',
      'lang/en.json',
      'remoteEntry.js',
      'screen-chats.js',
      'lang/en.json',
    ]);
    expect(getFiles(chat, undefined)).toEqual(['shell.js', 'lang/en.json']);
  });
});
