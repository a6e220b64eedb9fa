import { pathTo, type RouteName } from '@rendezvous/shared/contract';
import { LinkIntent } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';
import { observer } from 'mobx-react-lite';
import { use, useEffect } from 'react';
import { connectionOf, isGenerous } from '../services/connection';
import { whenLoaded } from '../services/whenLoaded';

/** Where members go from anywhere. */
const LIKELY = ['members', 'chats'] as const satisfies RouteName[];

/** Prefetches a member's likely next screens when idle and on a good connection. Renders nothing. */
export const LikelyNext = observer(() => {
  const announce = use(LinkIntent);
  const { isSignedIn } = useStore().session;
  useEffect(() => {
    if (!isSignedIn || !isGenerous(connectionOf(navigator))) return undefined;
    return whenLoaded(() => LIKELY.forEach((name) => announce(pathTo(name), 'likely')));
  }, [announce, isSignedIn]);
  return null;
});
