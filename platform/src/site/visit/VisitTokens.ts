import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { REPORT_TIMES } from './BeaconStore';

const SHAPE = /^([A-Za-z0-9_-]{16})\.(\d{1,16})\.([A-Za-z0-9_-]{43})$/;

/** Signed tokens that make a visit's reports count, so that nobody can vote a release down without loading pages. */
export class VisitTokens {
  constructor(
    private readonly secret: string,
    private readonly now: () => number,
  ) {}

  issue(): string {
    const visit = `${randomBytes(12).toString('base64url')}.${this.now()}`;
    return `${visit}.${this.sign(visit)}`;
  }

  /** Id of the visit, undefined for a token that we did not issue or that is too old. */
  visitOf(token: string): string | undefined {
    const [, id = '', issued = '', signature = ''] = SHAPE.exec(token) ?? [];
    const genuine = Buffer.from(this.sign(`${id}.${issued}`));
    const given = Buffer.from(signature);
    const isGenuine = given.byteLength === genuine.byteLength && timingSafeEqual(given, genuine);
    return isGenuine && this.now() - Number(issued) < REPORT_TIMES.visit ? id : undefined;
  }

  private sign(visit: string): string {
    return createHmac('sha256', this.secret).update(`visit:${visit}`).digest('base64url');
  }
}
