import { useLater } from '@rendezvous/shared/ui';
import { laterOverlays } from '../overlays/laterOverlays';

/** What only a member's page does, beside the modals: nothing of it is needed before the first poll. */
export function MemberLater() {
  const later = useLater(laterOverlays, false);
  return later && <later.MemberEffects />;
}
