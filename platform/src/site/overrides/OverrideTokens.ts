import { createHmac, timingSafeEqual } from 'node:crypto';
import { REMOTES } from '@rendezvous/shared/contract';
import { Type } from 'typebox';
import { Check } from 'typebox/value';
import type { Override } from './Override';

const TOKEN_PATTERN = /^([A-Za-z0-9_-]{1,400})\.([A-Za-z0-9_-]{43})$/;

const overrideSchema = Type.Object(
  {
    remote: Type.Enum([...REMOTES, 'shell' as const]),
    release: Type.String({ minLength: 1, maxLength: 40 }),
    expires: Type.Integer({ minimum: 0 }),
    path: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
);

/** Issues and reads signed overrides, which a team requests and which are valid until they expire. */
export class OverrideTokens {
  constructor(
    private readonly secret: string,
    private readonly now: () => number,
  ) {}

  issue({ remote, release, expires, path }: Override): string {
    const content = Buffer.from(JSON.stringify({ remote, release, expires, path })).toString('base64url');
    return `${content}.${this.sign(content)}`;
  }

  /** Returns the override in a token; undefined for a token that we did not sign or that has expired. */
  read(token: string): Override | undefined {
    const [, content = '', signature = ''] = TOKEN_PATTERN.exec(token) ?? [];
    const expectedSignature = Buffer.from(this.sign(content));
    const actualSignature = Buffer.from(signature);
    if (actualSignature.byteLength !== expectedSignature.byteLength || !timingSafeEqual(actualSignature, expectedSignature))
      return undefined;
    const override: unknown = JSON.parse(Buffer.from(content, 'base64url').toString('utf8'));
    return Check(overrideSchema, override) && override.expires > this.now() ? override : undefined;
  }

  private sign(content: string): string {
    return createHmac('sha256', this.secret).update(`override:${content}`).digest('base64url');
  }
}
