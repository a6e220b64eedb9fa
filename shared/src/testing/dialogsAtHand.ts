import { DialogFrame } from '../ui/overlays/DialogFrame';
import { laterDialog } from '../ui/overlays/laterDialog';

// Provides the dialog immediately, which a page only loads when idle, so that tests need not wait for it.
laterDialog.provide(DialogFrame);
