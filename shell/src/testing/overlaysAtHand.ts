import { allOverlays } from '../overlays/allOverlays';
import { laterOverlays } from '../overlays/laterOverlays';

// A test need not wait for what a page has fetched while it was idle.
laterOverlays.provide(allOverlays);
