import { DialogFrame } from '../ui/overlays/DialogFrame';
import { laterDialog } from '../ui/overlays/laterDialog';

// Provides the dialog immediately, so that tests need not wait for it; a page loads it only when idle.
laterDialog.provide(DialogFrame);
