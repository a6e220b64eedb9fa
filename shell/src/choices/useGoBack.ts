import { pathTo, safeRedirect } from '@rendezvous/shared/contract';
import { useNavigate, useSearchParams } from '@rendezvous/shared/router';

/** Returns a callback that navigates back to the page the visitor came from, or home, replacing this one. */
export function useGoBack(): () => Promise<void> {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return async () => {
    await navigate(safeRedirect(query.get('redirect')) ?? pathTo('index'), { replace: true });
  };
}
