import { AUTH_COOKIE, CLIENT_HEADER, CLIENT_HEADER_VALUE, MIN_AGE, type SignupForm } from '@rendezvous/shared/contract';

/** Example of a sign-up form, with required fields only. */
const exampleSignup: SignupForm = {
  email: 'robin@example.org',
  name: 'robin.example',
  password: 'three quiet otters',
  date_of_birth: '1990-05-17',
  gender: 'female',
  sexuality: 'hetero',
  country: 'NL',
  language: 'en',
  terms_version: '2024-06-01',
  consent_sensitive: true,
  consent_offers: false,
};

/** Bodies of the sign-up and the login in the introduction's examples. */
export const exampleBodies = { signup: exampleSignup, login: { login: exampleSignup.email, password: exampleSignup.password } };

/** A section of the introduction; `text` may contain code between backticks, and `example` is shown as commands. */
export interface Chapter {
  title: string;
  text: string;
  example?: string;
}

const formatPost = (origin: string, path: string, body: string): string =>
  `curl -b jar -c jar ${origin}${path} \\\n  -H 'origin: ${origin}' -H '${CLIENT_HEADER}: ${CLIENT_HEADER_VALUE}' \\\n  -H 'content-type: application/json' \\\n  -d '${body}'`;

const withComment = (note: string, command: string): string => `# ${note}\n${command}`;

const formatFirstCalls = (origin: string): string =>
  [
    withComment('the version of the terms to agree to: the day of `added`, in UTC, as YYYY-MM-DD', `curl ${origin}/api/companyinfo.php`),
    formatPost(origin, '/api/signup.php', JSON.stringify(exampleBodies.signup, undefined, 1).replace(/\n */g, ' ')),
    withComment(
      'the token is in the link in the mail; outside production see /outbox',
      formatPost(origin, '/api/activate.php', '{"token":"…"}'),
    ),
    withComment('sign-up also logs in; to log in later', formatPost(origin, '/api/user.php', JSON.stringify(exampleBodies.login))),
    `curl -b jar ${origin}/api/user.php`,
  ].join('\n\n');

/** How to make a call, for developers of api clients. */
export const createIntroduction = (origin: string): Chapter[] => [
  {
    title: 'Requests and responses',
    text:
      'Request and response bodies are JSON in UTF-8, except for files and forms. Times are Unix seconds, money is in minor units, ids are opaque. ' +
      'Unknown fields are refused with 422. Every response has a unique id in `x-request-id`.',
  },
  {
    title: 'The session',
    text:
      `Sign-up and login set the HttpOnly cookie \`${AUTH_COOKIE}\` for 30 days; send it with every call. ` +
      'Without it, a call for members is answered with 403 and `authentication_required: true`, never with 401.',
  },
  {
    title: 'Changes',
    text:
      `POST, PUT, PATCH and DELETE need the header \`${CLIENT_HEADER}: ${CLIENT_HEADER_VALUE}\` and must come from our own pages: ` +
      `with \`sec-fetch-site: same-origin\`, which browsers send by themselves, or, without that header, with \`origin: ${origin}\`. ` +
      'Otherwise the answer is 403 `cross_site`. Every body needs `content-type: application/json`, even an empty one: `{}`.',
  },
  {
    title: 'Errors',
    text:
      'An error has a status and the body `{ error: { code, message, fields?, params? } }`. Act on `code`; ' +
      '`fields` maps each invalid field to its code, and `message` gives the reason in English. ' +
      '429 and 503 are temporary: wait as long as `retry-after` says.',
  },
  {
    title: 'Polling',
    text:
      'The polls user, chats and likes, as well as interests, regions and companyinfo, return an `etag`: ' +
      'send it back as `if-none-match`, and a 304 without a body means that nothing has changed.',
  },
  {
    title: 'Sign-up, activation and login',
    text:
      `\`date_of_birth\` is YYYY-MM-DD. An age under ${MIN_AGE} is refused with 403 \`underage\`, and for 24 hours so is any other date ` +
      'from the same browser, recognized by its cookie `visitor` or, without one, by its address and user agent. ' +
      '`terms_version` must be the current version; otherwise the answer is `consent_required`.',
    example: formatFirstCalls(origin),
  },
];
