import { useLater } from '@rendezvous/shared/ui';
import { laterOverlays } from '../overlays/laterOverlays';
import { Connectivity } from './Connectivity';
import { KeptPages } from './KeptPages';
import { PageHidden } from './PageHidden';
import { Polling } from './Polling';
import { RootElement } from './RootElement';
import { StartUp } from './StartUp';

/** Effects of a member's page, loaded together with the modals; none is needed before the first poll. */
function LazyMemberEffects() {
  const overlays = useLater(laterOverlays, false);
  return overlays && <overlays.MemberEffects />;
}

/** Effects that follow the store or the browser and render nothing. */
export const PageEffects = () => (
  <>
    <StartUp />
    <RootElement />
    <Connectivity />
    <KeptPages />
    <PageHidden />
    <Polling />
    <LazyMemberEffects />
  </>
);
