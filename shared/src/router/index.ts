export {
  BrowserRouter,
  Navigate,
  NavigationType,
  useHref,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export type { Location, NavigateFunction, To } from 'react-router-dom';
// Re-exported so that small bundles need not include the route table, which the shell already has.
export { pathTo } from '@rendezvous/shared/contract';
export { Link, NavLink } from './Link';
export { LinkIntent, type LinkIntentHandler, useLinkIntent } from './LinkIntent';
export { ShownPlace } from './ShownPlace';
export { setPopGuard } from './popGuard';
