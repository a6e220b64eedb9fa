import { useLater } from '@rendezvous/shared/ui';
import { laterOverlays } from '../overlays/laterOverlays';
import { ConnectivityTracker } from './ConnectivityTracker';
import { CachedPagesCleanup } from './CachedPagesCleanup';
import { LanguageAddressUpdater } from './LanguageAddressUpdater';
import { PageHiddenReporter } from './PageHiddenReporter';
import { Polling } from './Polling';
import { RootElementUpdater } from './RootElementUpdater';
import { StartUp } from './StartUp';

/** Effects of a member's page, loaded together with the modals; none is needed before the first poll. */
function LazyMemberEffects() {
  const overlays = useLater(laterOverlays, false);
  return overlays && <overlays.MemberEffects />;
}

/** Effects that react to the store or the browser and render nothing. */
export const PageEffects = () => (
  <>
    <StartUp />
    <RootElementUpdater />
    <LanguageAddressUpdater />
    <ConnectivityTracker />
    <CachedPagesCleanup />
    <PageHiddenReporter />
    <Polling />
    <LazyMemberEffects />
  </>
);
