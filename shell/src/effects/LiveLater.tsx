import { useStore } from '@rendezvous/shared/store';
import { observer } from 'mobx-react-lite';
import { type ComponentType, useEffect, useState } from 'react';
import { whenLoaded } from '../services/whenLoaded';

const load = (): Promise<ComponentType> => import(/* webpackChunkName: "live" */ '../live/Live').then((module) => module.Live);

/** Live events of a member; their code comes after the page, since nothing follows them before the first poll. */
export const LiveLater = observer(() => {
  const { isSignedIn } = useStore().session;
  const [Live, setLive] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isSignedIn) return undefined;
    // Without them the polls bring everything.
    return whenLoaded(
      () =>
        void load().then(
          (loaded) => setLive(() => loaded),
          () => undefined,
        ),
    );
  }, [isSignedIn]);
  return Live && <Live />;
});
