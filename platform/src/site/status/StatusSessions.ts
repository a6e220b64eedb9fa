import { createHmac, timingSafeEqual } from 'node:crypto';
import { hashToken, type TeamBook } from '../../keys/TeamBook';
import { cookie } from '../visit/cookie';

const NAME = 'platform.session';
const LIFETIME_S = 12 * 60 * 60;
const SHAPE = /^(\d{1,16})\.([0-9a-f]{64})\.([A-Za-z0-9_-]{43})$/;

/** Sessions of the status page: a signed cookie for that page alone, containing the hash of a team's token, so that it ends with the token. */
export class StatusSessions {
  constructor(
    private readonly teams: TeamBook,
    private readonly secret: string,
    private readonly now: () => number,
    private readonly secure: boolean,
  ) {}

  /** Set-Cookie for a team's valid token; undefined for an invalid one. */
  open(token: string): string | undefined {
    if (this.teams.teamOf(token) === undefined) return undefined;
    const session = `${this.now() + LIFETIME_S * 1_000}.${hashToken(token)}`;
    return this.cookie(`${session}.${this.sign(session)}`, LIFETIME_S);
  }

  /** Set-Cookie that ends it. */
  end(): string {
    return this.cookie('', 0);
  }

  /** Team of a request, undefined without a session. */
  teamOf(cookies: string | undefined): string | undefined {
    const [, end = '', hash = '', signature = ''] = SHAPE.exec(cookie(cookies, NAME) ?? '') ?? [];
    const [genuine, given] = [Buffer.from(this.sign(`${end}.${hash}`)), Buffer.from(signature)];
    if (given.byteLength !== genuine.byteLength || !timingSafeEqual(given, genuine)) return undefined;
    return this.now() < Number(end) ? this.teams.teamOfHash(hash) : undefined;
  }

  private cookie(value: string, seconds: number): string {
    const where = [`${NAME}=${value}`, 'Path=/platform', `Max-Age=${seconds}`, 'SameSite=Strict', 'HttpOnly'];
    return [...where, ...(this.secure ? ['Secure'] : [])].join('; ');
  }

  private sign(session: string): string {
    return createHmac('sha256', this.secret).update(`status:${session}`).digest('base64url');
  }
}
