import { pathTo, type RouteName } from '@rendezvous/shared/contract';
import type { APIRequestContext } from '@playwright/test';

const CLIENT_HEADERS = { 'x-client-request-type': 'client' };

/** Ids for the paths of routes with parameters; for an account without conversations, no conversation has the id `conversationId`. */
export interface AccountIds {
  memberId: string;
  conversationId: string;
}

async function readJson<Reply>(request: APIRequestContext, url: string): Promise<Reply> {
  const reply = await request.get(url, { headers: CLIENT_HEADERS });
  return (await reply.json()) as Reply;
}

/** Reads the ids of the first member that a search returns and of the account's latest conversation. */
export async function findAccountIds(request: APIRequestContext, origin: string): Promise<AccountIds> {
  const { members } = await readJson<{ members: { id: string }[] }>(request, `${origin}/api/search.php?min_age=18&max_age=99`);
  const { chats = [] } = await readJson<{ chats?: { conversation: { id: string } }[] }>(request, `${origin}/api/chats.php`);
  return { memberId: members[0]?.id ?? '', conversationId: chats[0]?.conversation.id ?? 'Nobody00000000ab' };
}

/** Returns a path that leads to a route, with its parameters filled in. */
export function toAddress(route: RouteName, { memberId, conversationId }: AccountIds): string {
  const paths: Partial<Record<RouteName, string>> = {
    token: '/faq',
    // The page sends nothing before a click, so any token will do.
    'activate-done': `${pathTo('activate-done')}?token=unused`,
    'members-id': pathTo('members-id', { id: memberId }),
    'members-id-signup': pathTo('members-id-signup', { id: memberId }),
    'members-id-chat': pathTo('members-id-chat', { id: memberId }),
    'likes-m-id': pathTo('likes-m-id', { id: memberId }),
    'likes-type': pathTo('likes-type', { type: 'received' }),
    'chats-id': pathTo('chats-id', { id: conversationId }),
    'credits-id-paymentmethod': pathTo('credits-id-paymentmethod', { id: '2' }),
    'landers-alonetonight-slug': pathTo('landers-alonetonight-slug'),
    'members-id-landing': pathTo('members-id-landing', { id: memberId }),
    'members-id-landing2-slug': pathTo('members-id-landing2-slug', { id: memberId }),
    'members-id-landing3-slug': pathTo('members-id-landing3-slug', { id: memberId }),
  };
  return paths[route] ?? pathTo(route as 'index');
}
