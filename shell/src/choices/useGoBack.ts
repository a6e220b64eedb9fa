import { pathTo, safeRedirect } from '@rendezvous/shared/contract';
import { useLocation, useNavigate, useSearchParams } from '@rendezvous/shared/router';

/**
 * History state set by links to the page of languages and countries. It says that the previous history entry is the page the visitor came from, so
 * that going back restores that page as it was left, for example at a step of the sign-up.
 */
export const CAME_FROM_PAGE = { cameFromPage: true } as const;

const hasPageBefore = (state: unknown): boolean => typeof state === 'object' && state !== null && 'cameFromPage' in state;

/**
 * Returns a callback that goes back to the page the visitor came from; if the previous history entry is not that page, the page in
 * `redirect`, or else the home page, replaces this one.
 */
export function useGoBack(): () => Promise<void> {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [query] = useSearchParams();
  return async () => {
    if (hasPageBefore(state)) await navigate(-1);
    else await navigate(safeRedirect(query.get('redirect')) ?? pathTo('index'), { replace: true });
  };
}
