import { hashToken, TeamBook } from '../../keys/TeamBook';
import { StatusSessions } from './StatusSessions';

const TOKEN = 'a-token-of-the-chat-team';
const team = { owns: ['mfe-chat' as const], publicKeys: ['key'], tokenHashes: [hashToken(TOKEN)] };
const HOUR_MS = 3_600_000;

let now = 1_000;
const createSessions = (teams = { chat: team }, secret = 'secret', secure = true): StatusSessions =>
  new StatusSessions(new TeamBook(teams), secret, () => now, secure);
const openSession = (): string => createSessions().createSessionCookie(TOKEN)?.split(';')[0] ?? '';

describe('sessions of the status page', () => {
  it('are limited to that page and hidden from scripts', () => {
    expect(createSessions().createSessionCookie(TOKEN)).toMatch(
      /^platform\.session=[\w.-]+; Path=\/platform; Max-Age=43200; SameSite=Strict; HttpOnly; Secure$/,
    );
    expect(createSessions({ chat: team }, 'secret', false).createSessionCookie(TOKEN)).not.toContain('Secure');
    expect(createSessions().createLogoutCookie()).toContain('platform.session=; Path=/platform; Max-Age=0;');
    expect(openSession()).not.toContain(TOKEN);
  });

  it('are opened only with a team’s token', () => {
    expect(createSessions().createSessionCookie('guess')).toBeUndefined();
    expect(createSessions().findTeam(`a=b; ${openSession()}`)).toBe('chat');
  });

  it.each([
    ['no cookie', () => createSessions().findTeam(undefined)],
    ['another secret', () => createSessions({ chat: team }, 'other').findTeam(openSession())],
    ['a later end', () => createSessions().findTeam(openSession().replace(/=\d/, '=9'))],
    ['a token that was taken away', () => createSessions({ chat: { ...team, tokenHashes: [] } }).findTeam(openSession())],
    ['nonsense', () => createSessions().findTeam('platform.session=1.2.3')],
  ])('are invalid with %s', (_, findTeam) => {
    expect(findTeam()).toBeUndefined();
  });

  it('end after twelve hours', () => {
    const session = openSession();
    now += 12 * HOUR_MS - 1;
    expect(createSessions().findTeam(session)).toBe('chat');
    now += 1;
    expect(createSessions().findTeam(session)).toBeUndefined();
  });
});
