import { NavLink as RouterNavLink, type NavLinkProps } from 'react-router-dom';
import { useLinkIntent } from './useLinkIntent';

/** A link that knows whether it is the current page (`aria-current="page"`). */
export const NavLink = (props: NavLinkProps) => <RouterNavLink {...useLinkIntent(props.to)} {...props} />;
