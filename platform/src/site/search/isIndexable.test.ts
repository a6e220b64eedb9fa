import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteManifest } from '@rendezvous/shared/contract';
import { isIndexable } from './isIndexable';

describe('R-094 what search engines may list', () => {
  it.each([
    ['a lander', '/landers/video/{slug?}', 'public', true],
    ['the page of a member', '/members/{id}/landing', 'public', false],
    ['the login', '/login', 'guest', false],
    ['chats', '/chats', 'user', false],
    ['the search', '/members', 'search', false],
  ] as const)('%s', (_, path, access, expected) => {
    expect(isIndexable({ path, access })).toBe(expected);
  });

  it('no page behind a mailed link', () => {
    expect(isIndexable({ path: '/activate/done', access: 'public', noindex: true })).toBe(false);
    const { routes } = JSON.parse(readFileSync(join(__dirname, '../../../../mfe-auth/remote.json'), 'utf8')) as RemoteManifest;
    const hiddenRoutes = routes.filter(({ noindex }) => noindex === true).map(({ name }) => name);
    expect(hiddenRoutes).toEqual(['activate-done', 'activate-error', 'reset-password-do', 'mail-change-do', 'account-deleted']);
  });
});
