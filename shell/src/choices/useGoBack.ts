import { pathTo, safeRedirect } from '@rendezvous/shared/contract';
import { useNavigate, useSearchParams } from '@rendezvous/shared/router';

/** Leads to the page that the visitor came from, in the place of this one. */
export function useGoBack(): () => Promise<void> {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return async () => {
    await navigate(safeRedirect(query.get('redirect')) ?? pathTo('index'), { replace: true });
  };
}
