import { useStore } from '@rendezvous/shared/store';
import { laterDialog, useLater } from '@rendezvous/shared/ui';
import { useEffect } from 'react';
import { reloadForPart } from '../services/reloadForPart';
import { whenIdle } from '../services/whenIdle';
import { laterOverlays } from './laterOverlays';

function fetchOverlays(): void {
  laterOverlays.fetch(reloadForPart);
  laterDialog.fetch(reloadForPart);
}

/** Loads the modals when the page is idle, or at once where the entry warning may be due. */
export function useOverlays(): (typeof laterOverlays)['current'] {
  const { session, settings } = useStore();
  const isUrgent = settings.current.enable_site_entry_popup && !session.isSignedIn;
  useEffect(() => (isUrgent ? fetchOverlays() : whenIdle(fetchOverlays)), [isUrgent]);
  return useLater(laterOverlays, false);
}
