import { DialogFrame } from '../ui/overlays/DialogFrame';
import { laterDialog } from '../ui/overlays/laterDialog';

// A test need not wait for what a page fetches while idle.
laterDialog.provide(DialogFrame);
