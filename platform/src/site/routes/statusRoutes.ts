import { isLocale, type LanderStatus, type LiveLander } from '@rendezvous/shared/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { resolve } from '../../registry/resolve';
import type { SiteContext } from '../createContext';
import type { InternalCall } from '../landers/InternalCall';
import { CHOICE_PATH, chosenReleases } from '../overrides/chosenReleases';
import { overridesCookie, readOverrides } from '../overrides/overrideCookie';
import { isOwnPage } from '../plugins/isOwnPage';
import { RateLimit } from '../plugins/RateLimit';
import { Refusal } from '../plugins/Refusal';
import { html } from '../status/Html';
import { STATUS_POLICY, statusDocument } from '../status/statusDocument';
import { statusPage } from '../status/statusPage';
import { STATUS_RANGES, type StatusRange } from '../status/StatusRange';
import { StatusReader } from '../status/StatusReader';
import { StatusSessions } from '../status/StatusSessions';
import type { AskedVisitor, StatusView } from '../status/StatusView';

/** Asks for a team's token; `problem` says why the last one was rejected. */
const loginPage = (problem?: string): string =>
  statusDocument(
    'Releases: log in',
    html`<main class="login">
      <h1>Releases</h1>
      <form method="post" action="/platform/login">
        ${problem === undefined ? undefined : html`<p role="alert" class="problem">${problem}</p>`}
        <label>Token of your team <input type="password" name="token" required maxlength="200" autocomplete="current-password" /></label>
        <button>Log in</button>
      </form>
      <p class="quiet">
        It is the token that releases what your team owns. On a development machine it is in <code>.data/keys/&lt;team&gt;.token</code>.
      </p>
    </main>`,
  );

/** Live campaigns; undefined while the api is unavailable. */
async function liveLanders(call: InternalCall): Promise<readonly LiveLander[] | undefined> {
  const answer = await call('GET', '/internal/landers').catch(() => undefined);
  return answer?.status === 200 ? (JSON.parse(answer.text) as LanderStatus).live : undefined;
}

const FORM = 'application/x-www-form-urlencoded';
const FORM_LIMIT = 2_000;
const PAGE = '/platform';
const SEE_OTHER = 303;
const HISTORY_ROWS = 30;
const LOGINS = { most: 10, windowMs: 15 * 60_000 };
const VIEWS = { most: 120, windowMs: 60_000 };

const send = (reply: FastifyReply, status: number, page: string): FastifyReply =>
  reply.code(status).header('content-security-policy', STATUS_POLICY).type('text/html; charset=utf-8').send(page);

/** The status page of the release platform: for teams, behind a team's token. */
export function statusRoutes(app: FastifyInstance, context: SiteContext): void {
  const { teams, secret, now, secure } = context;
  const sessions = new StatusSessions(teams, secret, now, secure);
  const views = new RateLimit(VIEWS, now);
  app.get(PAGE, async ({ headers, ip, query }, reply) => {
    if (!views.take(ip)) throw new Refusal(429, 'rate_limited', 'That was too much at once.');
    const team = sessions.teamOf(headers.cookie);
    if (team === undefined) return send(reply, 401, loginPage());
    return send(reply, 200, statusPage(await viewOf(context, { team, cookie: headers.cookie }, query as Record<string, unknown>)));
  });
  app.get(`${PAGE}/`, async (_request, reply) => reply.redirect(PAGE, SEE_OTHER));
  void app.register(async (scope) => doors(scope, context, sessions));
}

/** Login, logout and the choice of releases use forms; elsewhere on the site form data is never read. */
function doors(scope: FastifyInstance, context: SiteContext, sessions: StatusSessions): void {
  const { now, overrideTokens: tokens, secure } = context;
  const logins = new RateLimit(LOGINS, now);
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

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, 100) : '');

interface Looker {
  team: string;
  cookie: string | undefined;
}

async function viewOf(context: SiteContext, { team, cookie }: Looker, query: Record<string, unknown>): Promise<StatusView> {
  const range = (Object.keys(STATUS_RANGES) as StatusRange[]).find((one) => one === query.range) ?? '24h';
  const locale = isLocale(textOf(query.locale)) ? (textOf(query.locale) as AskedVisitor['locale']) : 'en';
  const asked: AskedVisitor = { visitor: textOf(query.visitor), country: textOf(query.country).toUpperCase().slice(0, 2), locale };
  const history = await context.registryCache.history(undefined, HISTORY_ROWS);
  const view = {
    ...(await new StatusReader(context).look(range)),
    team,
    owns: context.teams.ownedBy(team),
    chosen: readOverrides(context.overrideTokens, cookie),
    now: context.now(),
    range,
    history,
    landers: await liveLanders(context.callApi),
    reports: await context.reports.read(),
    asked,
  };
  if (asked.visitor === '') return view;
  const { trace, shell, releases } = resolve(view.status, { visitorId: asked.visitor, country: asked.country, locale });
  const remotes = Object.entries(releases).flatMap(([remote, [first]]) => (first === undefined ? [] : [[remote, first.id]]));
  return { ...view, answer: { trace, chosen: { ...(shell && { shell: shell.id }), ...Object.fromEntries(remotes) } } };
}
