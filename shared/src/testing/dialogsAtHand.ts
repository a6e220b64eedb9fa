import { DialogFrame } from '../ui/overlays/DialogFrame';
import { laterDialog } from '../ui/overlays/laterDialog';

// Provides the dialog frame at once, so that tests need not wait for it; a page loads it on demand or when idle.
laterDialog.provide(DialogFrame);
