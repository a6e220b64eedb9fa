import { LIKE_MODAL_PARAM, LIKE_MODAL_ROUTES, likeModalDelay } from '@rendezvous/shared/contract';
import { useParams, useSearchParams } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';
import { useEffect, useState } from 'react';
import { useCurrentRoute } from '../routing/ShownRouteContext';

interface ModalRequest {
  profileId: string;
  delayMs: number;
}

/** Removes `t` from the address and opens the like modal after that many seconds, unless the user leaves the route. */
export function useLikeModal(): void {
  const { overlays, services } = useStore();
  const route = useCurrentRoute()?.name ?? '';
  const { id } = useParams();
  const [query, setQuery] = useSearchParams();
  const [request, setRequest] = useState<ModalRequest | null>(null);
  const value = query.get(LIKE_MODAL_PARAM);
  const likedId = LIKE_MODAL_ROUTES.includes(route) ? id : undefined;

  useEffect(() => {
    if (value === null) return;
    const delay = likeModalDelay(value);
    if (delay !== undefined && likedId !== undefined) setRequest({ profileId: likedId, delayMs: delay * 1000 });
    setQuery((before) => new URLSearchParams([...before].filter(([key]) => key !== LIKE_MODAL_PARAM)), { replace: true });
  }, [value, likedId, setQuery]);

  useEffect(() => {
    if (request === null || request.profileId !== likedId) return undefined;
    const cancel = services.after(request.delayMs, () => overlays.open('like', { profileId: request.profileId }));
    return () => {
      cancel();
      overlays.close('like');
    };
  }, [request, likedId, overlays, services]);
}
