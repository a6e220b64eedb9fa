import { replyAddress, type RouteDeclaration, type RouteName, ROUTES } from '@rendezvous/shared/contract';
import { hasSession } from '../boot/hasSession';
import { toAddress } from '../boot/ApiGet';
import type { SiteContext } from '../createContext';
import type { OpenVisit } from '../visit/openVisit';
import { findReply } from './getPageTexts';
import type { RouteMatch } from './matchPlanRoute';

/** 404 if there is no such page or the member it shows does not exist, 410 for a mailed link that is invalid or no longer valid. */
export type DocumentStatus = 200 | 404 | 410;

/** Kinds of mailed links by query key, for each page that they lead to. */
const MAILED_LINKS: Partial<Record<RouteName, Readonly<Record<string, string>>>> = {
  'activate-done': { token: 'activation' },
  'reset-password-do': { token: 'reset', undo: 'undo' },
  'mail-change-do': { token: 'mail_change', undo: 'undo' },
  'account-deleted': { token: 'reactivation' },
  'pages-ban': { token: 'ban' },
};

/** Prefix of the paths of pages about one member. */
const MEMBER_PATH = ROUTES['members-id'].path;
const MEMBER_CALL = '/api/member.php';

/** Whether a route's page shows one member, who may hide from visitors at any time. */
export const showsMember = ({ replies = [] }: Pick<RouteDeclaration, 'replies'>): boolean =>
  replies.some((address) => address.startsWith(MEMBER_CALL));

type StatusContext = Pick<SiteContext, 'boot' | 'callApi'>;
type StatusVisit = Pick<OpenVisit, 'host' | 'country' | 'chosenCountry' | 'cookie' | 'query'>;

/**
 * Determines the status of the document of a route, whose page shows `replies`. Whether a page's member exists is checked only for requests
 * without a session, such as those of search engines: with a session, the document starts before its visitor is identified.
 */
export async function findStatus(
  context: StatusContext,
  visit: StatusVisit,
  match: RouteMatch | undefined,
  replies: Readonly<Record<string, unknown>>,
): Promise<DocumentStatus> {
  if (match === undefined) return 404;
  const { route, params } = match;
  const link = findMailedLink(route.name, visit.query);
  if (link !== undefined) return (await isLinkValid(context, link)) ? 200 : 410;
  const needsMemberCheck = route.path.startsWith(MEMBER_PATH) && route.access !== 'user' && !hasSession(visit.cookie);
  if (!needsMemberCheck) return 200;
  // A reply that could not be loaded with the page is not requested again.
  const reply = showsMember(route) ? findReply(replies, MEMBER_CALL) : await loadMember(context, visit, params['id']);
  return reply === null ? 404 : 200;
}

interface MailedLink {
  kind: string;
  token: string;
}

/** Returns the mailed link that led to a route's page; undefined if the page was opened in another way. */
export function findMailedLink(routeName: string, query: Readonly<Record<string, string>>): MailedLink | undefined {
  const kinds = MAILED_LINKS[routeName as RouteName] ?? {};
  const [link] = Object.entries(kinds).flatMap(([key, kind]) => {
    const token = query[key];
    return token === undefined ? [] : [{ kind, token }];
  });
  return link;
}

/** Status of the api's reply about a link whose token is malformed. */
const MALFORMED_STATUS = 422;

/** Whether a link is valid according to the api, whose check does not use it up. True if the check fails, since the page will find out. */
async function isLinkValid({ callApi }: StatusContext, { kind, token }: MailedLink): Promise<boolean> {
  try {
    const { status, text } = await callApi('GET', toAddress('/internal/links', { kind, token }));
    if (status === MALFORMED_STATUS) return false;
    return status !== 200 || (JSON.parse(text) as { valid: boolean }).valid;
  } catch {
    return true;
  }
}

/**
 * Loads the api's reply about a member, for visitors: null if visitors may see no such member; undefined while the api is
 * down.
 */
async function loadMember({ boot }: StatusContext, visit: StatusVisit, id = ''): Promise<unknown> {
  const { host, country, chosenCountry } = visit;
  const address = replyAddress(MEMBER_CALL, { id });
  const reply = await boot.loadReply({ host, country, chosenCountry, address }).catch(() => undefined);
  return reply?.body;
}
