import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SiteContext } from '../createContext';
import { CHOICE_PATH, chosenReleases } from '../overrides/chosenReleases';
import { overridesCookie, readOverrides } from '../overrides/overrideCookie';
import { isOwnPage } from '../plugins/isOwnPage';
import { RateLimit } from '../plugins/RateLimit';
import { Refusal } from '../plugins/Refusal';
import { loginPage } from '../status/loginPage';
import { STATUS_POLICY } from '../status/statusDocument';
import { statusPage } from '../status/statusPage';
import { StatusSessions } from '../status/StatusSessions';
import { loadStatusView } from '../status/loadStatusView';

const FORM = 'application/x-www-form-urlencoded';
/** Maximum size of a form in bytes. */
const FORM_LIMIT = 2_000;
const PAGE = '/platform';
const SEE_OTHER = 303;
const LOGIN_LIMIT = { most: 10, windowMs: 15 * 60_000 };
const VIEW_LIMIT = { most: 120, windowMs: 60_000 };

const send = (reply: FastifyReply, status: number, page: string): FastifyReply =>
  reply.code(status).header('content-security-policy', STATUS_POLICY).type('text/html; charset=utf-8').send(page);

/** Serves the status page of the release platform to teams, after a login with a team's token. */
export function statusRoutes(app: FastifyInstance, context: SiteContext): void {
  const { teams, secret, now, secure } = context;
  const sessions = new StatusSessions(teams, secret, now, secure);
  const views = new RateLimit(VIEW_LIMIT, now);
  app.get(PAGE, async ({ headers, ip, query }, reply) => {
    if (!views.take(ip)) throw new Refusal(429, 'rate_limited', 'That was too much at once.');
    const team = sessions.teamOf(headers.cookie);
    if (team === undefined) return send(reply, 401, loginPage());
    return send(reply, 200, statusPage(await loadStatusView(context, { team, cookie: headers.cookie }, query as Record<string, unknown>)));
  });
  app.get(`${PAGE}/`, async (_request, reply) => reply.redirect(PAGE, SEE_OTHER));
  void app.register(async (scope) => addFormRoutes(scope, context, sessions));
}

/** Adds the routes for login, logout and choosing releases, which use forms; elsewhere on the site form data is never read. */
function addFormRoutes(scope: FastifyInstance, context: SiteContext, sessions: StatusSessions): void {
  const { now, overrideTokens: tokens, secure } = context;
  const logins = new RateLimit(LOGIN_LIMIT, now);
  scope.removeContentTypeParser(FORM);
  scope.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: FORM_LIMIT }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
  scope.addHook('onRequest', async ({ headers }) => {
    if (!isOwnPage(headers)) throw new Refusal(403, 'cross_site', 'The status page is reached from itself only.');
  });
  scope.post(`${PAGE}/login`, async ({ body, ip }, reply) => {
    if (!logins.take(ip)) return send(reply, 429, loginPage('Too many attempts. Try again in a quarter of an hour.'));
    const { token } = (body ?? {}) as { token?: string };
    const session = sessions.open((token ?? '').trim());
    if (session === undefined) return send(reply, 403, loginPage('No team has this token.'));
    return reply.header('set-cookie', session).redirect(PAGE, SEE_OTHER);
  });
  scope.post(`${PAGE}/logout`, async (_request, reply) => reply.header('set-cookie', sessions.end()).redirect(PAGE, SEE_OTHER));
  scope.post(CHOICE_PATH, async ({ headers, body }, reply) => {
    const team = sessions.teamOf(headers.cookie);
    if (team === undefined) return send(reply, 401, loginPage());
    const { overrides, owns, path } = await chosenReleases(context, team, (body ?? {}) as Record<string, string>);
    const others = readOverrides(tokens, headers.cookie).filter(({ remote }) => !owns.includes(remote));
    return reply.header('set-cookie', overridesCookie(tokens, [...others, ...overrides], now(), secure)).redirect(path, SEE_OTHER);
  });
}
