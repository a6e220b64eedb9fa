import { Type } from 'typebox';
import { call } from './call';
import { LinkToken, SentReply, nullable, strictObject } from './schemas';

/** Requests an access ban for an email address; null `months` makes it permanent. */
export const requestExclusion = call('POST /api/self-exclusion.php', {
  access: 'public',
  tag: 'account',
  limit: { max: 5, seconds: 3600 },
  errors: ['email_invalid'],
  body: strictObject({
    email: Type.String({ maxLength: 300 }),
    months: nullable(Type.Union([Type.Literal(6), Type.Literal(12), Type.Literal(24)])),
  }),
  reply: SentReply,
});

/** Confirms the ban with the token from the email; `ends` is in unix seconds, null for a permanent ban. */
export const confirmExclusion = call('PUT /api/self-exclusion.php', {
  access: 'public',
  tag: 'account',
  limit: { max: 20, seconds: 3600 },
  errors: ['token_invalid'],
  body: strictObject({ token: LinkToken }),
  reply: strictObject({ ends: nullable(Type.Integer()) }),
});
