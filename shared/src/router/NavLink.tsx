import { useLocation, useResolvedPath } from 'react-router-dom';
import { Link, type LinkProps } from './Link';

interface NavLinkProps extends LinkProps {
  /** Only an exact match is current, not the pages below. */
  end?: boolean | undefined;
}

/** A link that knows whether it is the current page (`aria-current="page"`). */
export function NavLink({ end = false, ...link }: NavLinkProps) {
  const { pathname } = useLocation();
  const own = useResolvedPath(link.to).pathname;
  const isCurrent = pathname === own || (!end && pathname.startsWith(`${own}/`));
  return <Link {...link} aria-current={isCurrent ? 'page' : undefined} />;
}
