import { hashToken, TeamBook } from '../../keys/TeamBook';
import { StatusSessions } from './StatusSessions';

const TOKEN = 'a-token-of-the-chat-team';
const team = { owns: ['mfe-chat' as const], publicKeys: ['key'], tokenHashes: [hashToken(TOKEN)] };
const HOUR = 3_600_000;

let now = 1_000;
const sessions = (teams = { chat: team }, secret = 'secret', secure = true): StatusSessions =>
  new StatusSessions(new TeamBook(teams), secret, () => now, secure);
const opened = (): string => sessions().createSessionCookie(TOKEN)?.split(';')[0] ?? '';

describe('sessions of the status page', () => {
  it('are limited to that page and hidden from scripts', () => {
    expect(sessions().createSessionCookie(TOKEN)).toMatch(
      /^platform\.session=[\w.-]+; Path=\/platform; Max-Age=43200; SameSite=Strict; HttpOnly; Secure$/,
    );
    expect(sessions({ chat: team }, 'secret', false).createSessionCookie(TOKEN)).not.toContain('Secure');
    expect(sessions().end()).toContain('platform.session=; Path=/platform; Max-Age=0;');
    expect(opened()).not.toContain(TOKEN);
  });

  it('are opened only with a team’s token', () => {
    expect(sessions().createSessionCookie('guess')).toBeUndefined();
    expect(sessions().findTeam(`a=b; ${opened()}`)).toBe('chat');
  });

  it.each([
    ['no cookie', () => sessions().findTeam(undefined)],
    ['another secret', () => sessions({ chat: team }, 'other').findTeam(opened())],
    ['a later end', () => sessions().findTeam(opened().replace(/=\d/, '=9'))],
    ['a token that was taken away', () => sessions({ chat: { ...team, tokenHashes: [] } }).findTeam(opened())],
    ['nonsense', () => sessions().findTeam('platform.session=1.2.3')],
  ])('are invalid with %s', (_, ask) => {
    expect(ask()).toBeUndefined();
  });

  it('end after twelve hours', () => {
    const session = opened();
    now += 12 * HOUR - 1;
    expect(sessions().findTeam(session)).toBe('chat');
    now += 1;
    expect(sessions().findTeam(session)).toBeUndefined();
  });
});
