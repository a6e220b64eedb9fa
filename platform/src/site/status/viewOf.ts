import { isLocale, type LanderStatus, type LiveLander } from '@rendezvous/shared/contract';
import { resolve } from '../../registry/resolve';
import type { SiteContext } from '../createContext';
import type { InternalCall } from '../landers/InternalCall';
import { readOverrides } from '../overrides/overrideCookie';
import { STATUS_RANGES, type StatusRange } from './StatusRange';
import { StatusReader } from './StatusReader';
import type { AskedVisitor, StatusView } from './StatusView';

const HISTORY_ROWS = 30;

/** Live campaigns; undefined while the api is unavailable. */
async function liveLanders(call: InternalCall): Promise<readonly LiveLander[] | undefined> {
  const reply = await call('GET', '/internal/landers').catch(() => undefined);
  return reply?.status === 200 ? (JSON.parse(reply.text) as LanderStatus).live : undefined;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, 100) : '');

interface Looker {
  team: string;
  cookie: string | undefined;
}

/** Content of the status page for a team; the query chooses its range and the visitor asked about. */
export async function viewOf(context: SiteContext, { team, cookie }: Looker, query: Record<string, unknown>): Promise<StatusView> {
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
