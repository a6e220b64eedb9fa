import type { LayoutName } from '@rendezvous/shared/contract';
import { useLater } from '@rendezvous/shared/ui';
import { laterOverlays } from './laterOverlays';

/** The modals of a layout; renders nothing until their code has loaded. */
export function LayoutOverlays({ layout }: { layout: LayoutName }) {
  const overlays = useLater(laterOverlays, false);
  return overlays && <overlays.LayoutModals layout={layout} />;
}
