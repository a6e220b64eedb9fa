import { LOGOUT_PATH } from '../../plugins/LOGOUT_PATH';
import type { RouteRow } from '../../plugins/routeTablePlugin';

/** A call that must come from our own page. */
export const changesState = ({ method, url, config }: RouteRow): boolean =>
  config.crossSite !== 'none' && (method !== 'GET' || url === LOGOUT_PATH);
