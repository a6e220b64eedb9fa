import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SiteContext } from '../createContext';
import { CHOICE_PATH, receiveChoice } from '../overrides/receiveChoice';
import { createOverridesCookie, readOverrides } from '../overrides/overrideCookie';
import { isFromOwnPage } from '../plugins/isFromOwnPage';
import { RateLimit } from '../plugins/RateLimit';
import { Refusal } from '../plugins/Refusal';
import { renderLoginPage } from '../status/renderLoginPage';
import { STATUS_POLICY } from '../status/renderStatusDocument';
import { renderStatusPage } from '../status/renderStatusPage';
import { StatusSessions } from '../status/StatusSessions';
import { loadStatusView } from '../status/loadStatusView';

const FORM_TYPE = 'application/x-www-form-urlencoded';
/** Maximum size of a form in bytes. */
const MAX_FORM_BYTES = 2_000;
const PAGE_PATH = '/platform';
const SEE_OTHER = 303;
const LOGIN_LIMIT = { max: 10, windowMs: 15 * 60_000 };
const VIEW_LIMIT = { max: 120, windowMs: 60_000 };

const sendPage = (reply: FastifyReply, status: number, page: string): FastifyReply =>
  reply.code(status).header('content-security-policy', STATUS_POLICY).type('text/html; charset=utf-8').send(page);

/** Serves the status page of the release platform to teams, after a login with a team's token. */
export function statusRoutes(app: FastifyInstance, context: SiteContext): void {
  const { teams, secret, now, secure } = context;
  const sessions = new StatusSessions(teams, secret, now, secure);
  const viewLimit = new RateLimit(VIEW_LIMIT, now);
  app.get(PAGE_PATH, async ({ headers, ip, query }, reply) => {
    if (!viewLimit.consume(ip)) throw new Refusal(429, 'rate_limited', 'That was too much at once.');
    const team = sessions.findTeam(headers.cookie);
    if (team === undefined) return sendPage(reply, 401, renderLoginPage());
    return sendPage(
      reply,
      200,
      renderStatusPage(await loadStatusView(context, { team, cookie: headers.cookie }, query as Record<string, unknown>)),
    );
  });
  app.get(`${PAGE_PATH}/`, async (_request, reply) => reply.redirect(PAGE_PATH, SEE_OTHER));
  void app.register(async (scope) => addFormRoutes(scope, context, sessions));
}

/** Adds the routes for login, logout and choosing releases, which receive forms. */
function addFormRoutes(scope: FastifyInstance, context: SiteContext, sessions: StatusSessions): void {
  const { now, overrideTokens: tokens, secure } = context;
  const loginLimit = new RateLimit(LOGIN_LIMIT, now);
  scope.removeContentTypeParser(FORM_TYPE);
  scope.addContentTypeParser(FORM_TYPE, { parseAs: 'string', bodyLimit: MAX_FORM_BYTES }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
  scope.addHook('onRequest', async ({ headers }) => {
    if (!isFromOwnPage(headers)) throw new Refusal(403, 'cross_site', 'The status page is reached from itself only.');
  });
  scope.post(`${PAGE_PATH}/login`, async ({ body, ip }, reply) => {
    if (!loginLimit.consume(ip)) return sendPage(reply, 429, renderLoginPage('Too many attempts. Try again in a quarter of an hour.'));
    const { token } = (body ?? {}) as { token?: string };
    const sessionCookie = sessions.createSessionCookie((token ?? '').trim());
    if (sessionCookie === undefined) return sendPage(reply, 403, renderLoginPage('No team has this token.'));
    return reply.header('set-cookie', sessionCookie).redirect(PAGE_PATH, SEE_OTHER);
  });
  scope.post(`${PAGE_PATH}/logout`, async (_request, reply) =>
    reply.header('set-cookie', sessions.createLogoutCookie()).redirect(PAGE_PATH, SEE_OTHER),
  );
  scope.post(CHOICE_PATH, async ({ headers, body }, reply) => {
    const team = sessions.findTeam(headers.cookie);
    if (team === undefined) return sendPage(reply, 401, renderLoginPage());
    const { overrides, ownedRemotes, path } = await receiveChoice(context, team, (body ?? {}) as Record<string, string>);
    const otherOverrides = readOverrides(tokens, headers.cookie).filter(({ remote }) => !ownedRemotes.includes(remote));
    return reply
      .header('set-cookie', createOverridesCookie(tokens, [...otherOverrides, ...overrides], now(), secure))
      .redirect(path, SEE_OTHER);
  });
}
