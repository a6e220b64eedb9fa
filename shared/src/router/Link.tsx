import type { ComponentProps, MouseEvent } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';
import { useLinkIntent } from './useLinkIntent';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path inside the site. */
  to: To;
  /** Takes the place of the current entry of the history. */
  replace?: boolean | undefined;
  /** Kept with the entry of the history. */
  state?: unknown;
}

/**
 * A real link inside the site; what it leads to is fetched when it is pointed at, focused or touched. The router's own link brings
 * loaders and forms that this site has no use for.
 */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const options = { ...(replace !== undefined && { replace }), ...(rest.target !== undefined && { target: rest.target }), state };
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, options);
  const press = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...useLinkIntent(to)} {...rest} href={useHref(to)} onClick={press} />;
}
