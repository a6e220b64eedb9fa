import type { ComponentProps, MouseEvent } from 'react';
import { resolvePath, type To, useLinkClickHandler } from 'react-router-dom';
import { useLinkIntent } from './LinkIntent';
import { useHref, useLocation } from './place';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path inside the site. */
  to: To;
  /** True to replace the current history entry instead of adding one. */
  replace?: boolean | undefined;
  /** State stored with the history entry. */
  state?: unknown;
}

/**
 * A link inside the site whose target is prefetched on hover, focus or touch. Replaces the router's link, which would bundle loaders and forms that
 * this site does not use.
 */
export function Link({ to, replace, state, onClick, children, ...rest }: LinkProps) {
  const options = { ...(replace !== undefined && { replace }), ...(rest.target !== undefined && { target: rest.target }), state };
  const href = useHref(to);
  const followLink = useLinkClickHandler<HTMLAnchorElement>(href, options);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!event.defaultPrevented) followLink(event);
  };
  return (
    <a {...useLinkIntent(href)} {...rest} href={href} onClick={handleClick}>
      {children}
    </a>
  );
}

interface NavLinkProps extends LinkProps {
  /** True when only the exact path counts as current, not the paths below it. */
  end?: boolean | undefined;
}

/** A link with `aria-current="page"` on its target page and, unless `end` is true, on the pages below it. */
export function NavLink({ end = false, ...link }: NavLinkProps) {
  const { pathname } = useLocation();
  const ownPath = resolvePath(link.to, pathname).pathname;
  const isCurrent = pathname === ownPath || (!end && pathname.startsWith(`${ownPath}/`));
  return <Link {...link} aria-current={isCurrent ? 'page' : undefined} />;
}
