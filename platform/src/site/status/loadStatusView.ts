import { isLocale, type LanderFigure, type LanderStatus, type LiveLander } from '@rendezvous/shared/contract';
import { resolveVisit } from '../../registry/resolveVisit';
import type { SiteContext } from '../createContext';
import type { InternalCall } from '../landers/InternalCall';
import { readOverrides } from '../overrides/overrideCookie';
import { STATUS_RANGES, type StatusRange } from './StatusRange';
import { StatusReader } from './StatusReader';
import type { VisitorQuery, StatusView } from './StatusView';

const HISTORY_ROWS = 30;

/** Loads the live campaigns; undefined while the api is unavailable. */
async function loadLiveLanders(callApi: InternalCall): Promise<readonly LiveLander[] | undefined> {
  const reply = await callApi('GET', '/internal/landers').catch(() => undefined);
  return reply?.status === 200 ? (JSON.parse(reply.text) as LanderStatus).live : undefined;
}

/** Loads the figures of the last 30 days; undefined while the api is unavailable. */
async function loadLanderFigures(callApi: InternalCall): Promise<readonly LanderFigure[] | undefined> {
  const reply = await callApi('GET', '/internal/landers/figures?days=30').catch(() => undefined);
  return reply?.status === 200 ? (JSON.parse(reply.text) as { figures: LanderFigure[] }).figures : undefined;
}

const toText = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, 100) : '');

interface Viewer {
  team: string;
  cookie: string | undefined;
}

/** Loads the content of the status page for a team; the query selects the range, and the visitor whose releases are explained. */
export async function loadStatusView(context: SiteContext, { team, cookie }: Viewer, query: Record<string, unknown>): Promise<StatusView> {
  const range = (Object.keys(STATUS_RANGES) as StatusRange[]).find((candidate) => candidate === query.range) ?? '24h';
  const locale = isLocale(toText(query.locale)) ? (toText(query.locale) as VisitorQuery['locale']) : 'en';
  const visitorQuery: VisitorQuery = { visitor: toText(query.visitor), country: toText(query.country).toUpperCase().slice(0, 2), locale };
  const history = await context.registryCache.loadHistory(undefined, HISTORY_ROWS);
  const view = {
    ...(await new StatusReader(context).loadRange(range)),
    team,
    ownedRemotes: context.teams.getOwnedRemotes(team),
    overrides: readOverrides(context.overrideTokens, cookie),
    now: context.now(),
    range,
    history,
    landers: await loadLiveLanders(context.callApi),
    landerFigures: await loadLanderFigures(context.callApi),
    reports: await context.reports.read(),
    visitorQuery,
  };
  if (visitorQuery.visitor === '') return view;
  const { trace, shell, releases } = resolveVisit(view.status, { visitorId: visitorQuery.visitor, country: visitorQuery.country, locale });
  const remotes = Object.entries(releases).flatMap(([remote, [first]]) => (first === undefined ? [] : [[remote, first.id]]));
  return { ...view, decision: { trace, chosen: { ...(shell && { shell: shell.id }), ...Object.fromEntries(remotes) } } };
}
