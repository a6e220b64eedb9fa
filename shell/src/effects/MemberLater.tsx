import { useLater } from '@rendezvous/shared/ui';
import { laterOverlays } from '../overlays/laterOverlays';

/** Effects of a member's page besides the modals; none is needed before the first poll. */
export function MemberLater() {
  const later = useLater(laterOverlays, false);
  return later && <later.MemberEffects />;
}
