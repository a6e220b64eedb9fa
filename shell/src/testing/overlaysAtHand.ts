import { allOverlays } from '../overlays/allOverlays';
import { laterOverlays } from '../overlays/laterOverlays';

// Provides the overlays immediately, so that tests need not wait for what a page fetches when idle.
laterOverlays.provide(allOverlays);
