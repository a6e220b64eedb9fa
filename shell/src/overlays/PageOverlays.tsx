import { observer } from 'mobx-react-lite';
import { ProgressLine } from './ProgressLine';
import { ToastCorner } from './ToastCorner';
import { useOverlays } from './useOverlays';

/** What lies over the page in every layout. */
export const PageOverlays = observer(() => {
  const overlays = useOverlays();
  return (
    <>
      <ProgressLine />
      <ToastCorner />
      {overlays && <overlays.Common />}
    </>
  );
});
