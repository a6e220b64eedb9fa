import { pathTo, safeRedirect } from '@rendezvous/shared/contract';
import { useLocation, useNavigate, useSearchParams } from '@rendezvous/shared/router';

/**
 * History state set by a page's link to the choices: it marks the previous history entry as that page in its current state, such as a step
 * of the sign-up.
 */
export const CAME_FROM_PAGE = { cameFromPage: true } as const;

const hasPageBefore = (state: unknown): boolean => typeof state === 'object' && state !== null && 'cameFromPage' in state;

/** Returns a callback that navigates back to the page the visitor came from, or home, replacing this one. */
export function useGoBack(): () => Promise<void> {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [query] = useSearchParams();
  return async () => {
    if (hasPageBefore(state)) await navigate(-1);
    else await navigate(safeRedirect(query.get('redirect')) ?? pathTo('index'), { replace: true });
  };
}
