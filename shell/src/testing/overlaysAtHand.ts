import { allOverlays } from '../overlays/allOverlays';
import { laterOverlays } from '../overlays/laterOverlays';

// Provides the overlays at once: a test need not wait for what a page fetches while idle.
laterOverlays.provide(allOverlays);
