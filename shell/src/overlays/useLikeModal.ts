import { LIKE_MODAL_PARAM, LIKE_MODAL_ROUTES, likeModalDelay } from '@rendezvous/shared/contract';
import { useParams, useSearchParams } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';
import { useEffect, useState } from 'react';
import { useCurrentRoute } from '../routing/CurrentRouteContext';

interface LikeModalRequest {
  profileId: string;
  delayMs: number;
}

/** Removes `t` from the URL and opens the like modal after that many seconds; leaving the page cancels or closes it. */
export function useLikeModal(): void {
  const { overlays, services } = useStore();
  const route = useCurrentRoute()?.name ?? '';
  const { id } = useParams();
  const [query, setQuery] = useSearchParams();
  const [request, setRequest] = useState<LikeModalRequest | null>(null);
  const delayParam = query.get(LIKE_MODAL_PARAM);
  const likedId = LIKE_MODAL_ROUTES.includes(route) ? id : undefined;

  useEffect(() => {
    if (delayParam === null) return;
    const delaySeconds = likeModalDelay(delayParam);
    if (delaySeconds !== undefined && likedId !== undefined) setRequest({ profileId: likedId, delayMs: delaySeconds * 1000 });
    setQuery((previousQuery) => new URLSearchParams([...previousQuery].filter(([key]) => key !== LIKE_MODAL_PARAM)), { replace: true });
  }, [delayParam, likedId, setQuery]);

  useEffect(() => {
    if (request === null || request.profileId !== likedId) return undefined;
    const cancel = services.after(request.delayMs, () => overlays.open('like', { profileId: request.profileId }));
    return () => {
      cancel();
      overlays.close('like');
    };
  }, [request, likedId, overlays, services]);
}
