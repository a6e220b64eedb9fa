import { createHmac, timingSafeEqual } from 'node:crypto';
import { hashToken, type TeamBook } from '../../keys/TeamBook';
import { readCookie } from '../visit/readCookie';

const COOKIE_NAME = 'platform.session';
const LIFETIME_S = 12 * 60 * 60;
const SESSION_PATTERN = /^(\d{1,16})\.([0-9a-f]{64})\.([A-Za-z0-9_-]{43})$/;

/**
 * Sessions of the status page. A signed cookie for that page alone contains the hash of a team's token, so revoking the token ends them.
 */
export class StatusSessions {
  constructor(
    private readonly teams: TeamBook,
    private readonly secret: string,
    private readonly now: () => number,
    private readonly secure: boolean,
  ) {}

  /** Creates the Set-Cookie value that starts a session; undefined unless the token is that of a team. */
  createSessionCookie(token: string): string | undefined {
    if (this.teams.findTeam(token) === undefined) return undefined;
    const session = `${this.now() + LIFETIME_S * 1_000}.${hashToken(token)}`;
    return this.toCookie(`${session}.${this.sign(session)}`, LIFETIME_S);
  }

  /** Creates the Set-Cookie value that ends the session. */
  createLogoutCookie(): string {
    return this.toCookie('', 0);
  }

  /** Returns the name of the team that is logged in according to a Cookie header; undefined without a valid session. */
  findTeam(cookies: string | undefined): string | undefined {
    const [, end = '', hash = '', signature = ''] = SESSION_PATTERN.exec(readCookie(cookies, COOKIE_NAME) ?? '') ?? [];
    const [expectedSignature, actualSignature] = [Buffer.from(this.sign(`${end}.${hash}`)), Buffer.from(signature)];
    if (actualSignature.byteLength !== expectedSignature.byteLength || !timingSafeEqual(actualSignature, expectedSignature))
      return undefined;
    return this.now() < Number(end) ? this.teams.findTeamByHash(hash) : undefined;
  }

  private toCookie(value: string, seconds: number): string {
    const attributes = [`${COOKIE_NAME}=${value}`, 'Path=/platform', `Max-Age=${seconds}`, 'SameSite=Strict', 'HttpOnly'];
    return [...attributes, ...(this.secure ? ['Secure'] : [])].join('; ');
  }

  private sign(session: string): string {
    return createHmac('sha256', this.secret).update(`status:${session}`).digest('base64url');
  }
}
