/** A signed-in member, and the ids in the paths of the pages visited as that member. */
export interface Member {
  /** Value of the session cookie. */
  session: string;
  /** Id of the latest conversation. */
  conversation: string;
  /** Id of the other member of that conversation. */
  partner: string;
}

const SESSION_COOKIE = 'auth.session';
/** Time zone of the phone. */
export const TIME_ZONE = 'Europe/Amsterdam';
const CLIENT_HEADERS = { 'x-client-request-type': 'client' };

/** Signs in the demo member `premium` and finds the latest conversation and its partner. */
export async function signInMember(site: string): Promise<Member> {
  const reply = await fetch(`${site}/api/user.php`, {
    method: 'POST',
    headers: { ...CLIENT_HEADERS, origin: site, 'content-type': 'application/json' },
    body: JSON.stringify({ login: 'premium', password: 'Rendezvous-2026' }),
  });
  const session = new RegExp(`${SESSION_COOKIE}=([^;]+)`).exec(reply.headers.get('set-cookie') ?? '')?.[1];
  if (session === undefined) throw new Error(`The demo member could not be signed in: ${reply.status}.`);
  const chatsReply = await fetch(`${site}/api/chats.php`, { headers: { ...CLIENT_HEADERS, cookie: `${SESSION_COOKIE}=${session}` } });
  const [latest] = ((await chatsReply.json()) as { chats: { conversation: { id: string }; profile: { id: string } }[] }).chats;
  if (latest === undefined) throw new Error('The demo member has no conversation.');
  return { session, conversation: latest.conversation.id, partner: latest.profile.id };
}

/** Cookies that a member's browser has from earlier visits: the session, and the time zone in which documents display times. */
export const createMemberCookies = ({ session }: Member, url: string) => [
  { name: SESSION_COOKIE, value: session, url },
  { name: 'time-zone', value: encodeURIComponent(TIME_ZONE), url },
];
