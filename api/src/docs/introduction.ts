import { AUTH_COOKIE, CLIENT_HEADER, CLIENT_HEADER_VALUE, MIN_AGE, type SignupForm } from '@rendezvous/shared/contract';

/** A sign-up for the introduction, with required fields only. */
const signup: SignupForm = {
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

/** Bodies of the introduction's examples. */
export const exampleBodies = { signup, login: { login: signup.email, password: signup.password } };

/** A section of the introduction: title, sentences, and example commands. */
export interface Chapter {
  title: string;
  text: string;
  example?: string;
}

const post = (origin: string, path: string, body: string): string =>
  `curl -b jar -c jar ${origin}${path} \\\n  -H 'origin: ${origin}' -H '${CLIENT_HEADER}: ${CLIENT_HEADER_VALUE}' \\\n  -H 'content-type: application/json' \\\n  -d '${body}'`;

const withComment = (note: string, command: string): string => `# ${note}\n${command}`;

const firstCalls = (origin: string): string =>
  [
    withComment('the version of the terms to agree to: the day of `added`, in UTC, as YYYY-MM-DD', `curl ${origin}/api/companyinfo.php`),
    post(origin, '/api/signup.php', JSON.stringify(exampleBodies.signup, undefined, 1).replace(/\n */g, ' ')),
    withComment('the token is in the link of the mail, outside production at /outbox', post(origin, '/api/activate.php', '{"token":"…"}')),
    withComment('sign-up has logged in; later', post(origin, '/api/user.php', JSON.stringify(exampleBodies.login))),
    `curl -b jar ${origin}/api/user.php`,
  ].join('\n\n');

/** How to make a call, for developers of clients. */
export const introduction = (origin: string): Chapter[] => [
  {
    title: 'What is sent and answered',
    text: 'Bodies and answers are JSON in UTF-8, but for files and forms. Times are unix seconds, money is in minor units, ids are opaque. A field that is not known is refused with 422. Every answer has a number of its own in `x-request-id`.',
  },
  {
    title: 'The session',
    text: `Sign-up and login set the cookie \`${AUTH_COOKIE}\`, HttpOnly, for 30 days; send it with every call. A call for members without it answers 403 with \`authentication_required: true\`, never 401.`,
  },
  {
    title: 'A change',
    text: `POST, PUT, PATCH and DELETE need the header \`${CLIENT_HEADER}: ${CLIENT_HEADER_VALUE}\` and must come from our own page: \`sec-fetch-site: same-origin\`, which a browser sends by itself, or without it \`origin: ${origin}\`. Without them the answer is 403 \`cross_site\`. A body needs \`content-type: application/json\`, also an empty one: \`{}\`.`,
  },
  {
    title: 'A refusal',
    text: 'Status and `{ error: { code, message, fields?, params? } }`. Decide by `code`; `fields` names each wrong field and its code, `message` says in English why. 429 and 503 pass: wait as long as `retry-after` says.',
  },
  {
    title: 'Asking again',
    text: 'The polls user, chats and likes, and interests, regions and companyinfo answer with an `etag`: send it back as `if-none-match`, and 304 without a body says that nothing changed.',
  },
  {
    title: 'Sign-up, activation and login',
    text: `\`date_of_birth\` is YYYY-MM-DD. A date under ${MIN_AGE} is refused with 403 \`underage\`, and so is every other date from the same browser (its cookie \`visitor\`, without one its address and user agent) for 24 hours. \`terms_version\` must be the version of today, else \`consent_required\`.`,
    example: firstCalls(origin),
  },
];
