import { pathTo, type RouteName } from '@rendezvous/shared/contract';
import { LinkIntent } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';
import { observer } from 'mobx-react-lite';
import { use, useEffect } from 'react';
import { connectionOf, isGenerous } from '../services/connection';
import { whenLoaded } from '../services/whenLoaded';

/** Where members go, wherever they are. */
const LIKELY = ['members', 'chats'] as const satisfies RouteName[];

/** Fetches ahead, on a good connection and in an idle moment, where a member will go next. Renders nothing. */
export const LikelyNext = observer(() => {
  const announce = use(LinkIntent);
  const { isSignedIn } = useStore().session;
  useEffect(() => {
    if (!isSignedIn || !isGenerous(connectionOf(navigator))) return undefined;
    return whenLoaded(() => LIKELY.forEach((name) => announce(pathTo(name), 'likely')));
  }, [announce, isSignedIn]);
  return null;
});
