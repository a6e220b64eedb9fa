import { useStore } from '@rendezvous/shared/store';
import { laterDialog, LaterFailed, ProgressBar, Toasts, useLater } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useIntl } from '@rendezvous/shared/intl';
import { useEffect, useState } from 'react';
import { PROGRESS_MS } from '@rendezvous/shared/contract';
import { reloadForPart } from '../services/reloadOnce';
import { whenIdle } from '../services/whenLoaded';
import { laterOverlays } from './laterOverlays';

const STEP_MS = 250;
const FULL_PERCENT = 100;
/** Maximum while loading, in percent, so that the bar never shows completion too early. */
const MAX_LOADING_PERCENT = 95;

/** Returns the progress in percent: while loading it rises to 95 as if loading took 5 s, and at the end it is 100. */
function useProgressValue(state: 'idle' | 'running' | 'finishing'): number {
  const { services } = useStore();
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    if (state !== 'running') return undefined;
    setElapsed(0);
    let cancel = (): void => undefined;
    const step = (): void => {
      setElapsed((previousElapsed) => previousElapsed + STEP_MS);
      cancel = services.after(STEP_MS, step);
    };
    cancel = services.after(0, step);
    return () => cancel();
  }, [state, services]);
  return state === 'finishing' ? FULL_PERCENT : Math.min(MAX_LOADING_PERCENT, (elapsed / PROGRESS_MS) * FULL_PERCENT);
}

function fetchOverlays(): void {
  laterOverlays.fetch(reloadForPart);
  laterDialog.fetch(reloadForPart);
}

/** Loads the modals when the page is idle, or at once where the entry warning may be due; returns null until they are loaded. */
function useOverlays(): (typeof laterOverlays)['current'] {
  const { session, settings } = useStore();
  const isUrgent = settings.current.enable_site_entry_popup && !session.isSignedIn;
  useEffect(() => (isUrgent ? fetchOverlays() : whenIdle(fetchOverlays)), [isUrgent]);
  return useLater(laterOverlays, false);
}

/** The thin progress bar at the top, shown while something loads. */
const ProgressLine = observer(() => {
  const intl = useIntl();
  const { state } = useStore().progress;
  const value = useProgressValue(state);
  if (state === 'idle') return null;
  const label = intl.formatMessage({
    id: 'shell.progress',
    defaultMessage: 'Loading',
    description: 'Name of the progress line at the top, for screen readers',
  });
  return <ProgressBar value={value} label={label} placement="top" />;
});

/** Shows the store's toasts in a corner of the page. */
const ToastCorner = observer(() => {
  const { toasts } = useStore();
  return <Toasts toasts={toasts.items} onClose={toasts.dismiss} />;
});

/** What overlays the page in every layout: progress bar, toasts and the modals common to all layouts. */
export const PageOverlays = observer(() => {
  const overlays = useOverlays();
  return (
    <>
      <ProgressLine />
      <ToastCorner />
      {overlays ? <overlays.CommonModals /> : <MissingOverlay />}
    </>
  );
});

/** Tells a user who asked for a modal that it could not be loaded. */
const MissingOverlay = observer(() => {
  const { overlays } = useStore();
  const { current } = overlays;
  return current && <LaterFailed later={laterOverlays} onClose={() => overlays.close(current)} />;
});
