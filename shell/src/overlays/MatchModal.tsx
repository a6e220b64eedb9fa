import { RemoteSlot } from '@rendezvous/shared/remote';
import { useStore } from '@rendezvous/shared/store';
import { observer } from 'mobx-react-lite';

/** "It's a match": the slot of mfe-members, shown when it is its turn. */
export const MatchModal = observer(() => {
  const { overlays } = useStore();
  const match = overlays.isOpen('match') ? overlays.payload('match') : undefined;
  return match ? <RemoteSlot name="match-modal" {...match} onClose={() => overlays.close('match')} /> : null;
});
