import { DialogFrame } from '../ui/overlays/DialogFrame';
import { laterDialog } from '../ui/overlays/laterDialog';

// Provides at once what a page only loads when it is idle, so that tests need not wait for it.
laterDialog.provide(DialogFrame);
