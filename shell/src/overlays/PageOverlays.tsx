import { MatchModal } from './MatchModal';
import { ProgressLine } from './ProgressLine';
import { TimeBonusModal } from './TimeBonusModal';
import { ToastCorner } from './ToastCorner';

/** What lies over the page in every layout. */
export const PageOverlays = () => (
  <>
    <ProgressLine />
    <ToastCorner />
    <MatchModal />
    <TimeBonusModal />
  </>
);
