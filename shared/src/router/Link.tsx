import { Link as RouterLink, type LinkProps } from 'react-router-dom';
import { useLinkIntent } from './useLinkIntent';

/** A real link inside the site; what it leads to is fetched when it is pointed at, focused or touched. */
export const Link = (props: LinkProps) => <RouterLink {...useLinkIntent(props.to)} {...props} />;
