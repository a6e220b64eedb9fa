import { use } from 'react';
import { useHref, type To } from 'react-router-dom';
import { LinkIntent } from './LinkIntent';

/** Handlers that announce a link before it is followed. */
export function useLinkIntent(to: To) {
  const announce = use(LinkIntent);
  const path = useHref(to);
  const onIntent = () => announce(path);
  return { onPointerEnter: onIntent, onFocus: onIntent, onTouchStart: onIntent };
}
