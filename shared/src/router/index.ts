export { BrowserRouter, Navigate, NavigationType, useNavigationType } from 'react-router-dom';
export type { Location, NavigateFunction, To } from 'react-router-dom';
// Re-exported so that a remote that needs only `pathTo` need not bundle the route table: the shell shares this module.
export { pathTo } from '@rendezvous/shared/contract';
export { Link, NavLink } from './Link';
export { LinkIntent, type LinkIntentHandler, useLinkIntent } from './LinkIntent';
export { ShownPlace, useHref, useLocation, useNavigate, useParams, useSearchParams } from './place';
export { setPopGuard } from './popGuard';
