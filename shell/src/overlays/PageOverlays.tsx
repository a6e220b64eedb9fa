import { useStore } from '@rendezvous/shared/store';
import { LaterFailed } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { laterOverlays } from './laterOverlays';
import { ProgressLine } from './ProgressLine';
import { ToastCorner } from './ToastCorner';
import { useOverlays } from './useOverlays';

/** What overlays the page in every layout. */
export const PageOverlays = observer(() => {
  const overlays = useOverlays();
  return (
    <>
      <ProgressLine />
      <ToastCorner />
      {overlays ? <overlays.Common /> : <Missing />}
    </>
  );
});

/** Tells a user who asked for a modal that it could not be loaded. */
const Missing = observer(() => {
  const { overlays } = useStore();
  const { current } = overlays;
  return current && <LaterFailed later={laterOverlays} onClose={() => overlays.close(current)} />;
});
