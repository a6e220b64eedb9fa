import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type Placement, calculatePopupPosition } from './calculatePopupPosition';

interface PopupOptions {
  anchor: RefObject<HTMLElement | null>;
  placement: Placement;
  /** Makes the popup at least as wide as its anchor. */
  wide?: boolean;
  /** Called on a press outside the popup and its anchor. */
  onClose: () => void;
}

function positionPopup(popup: HTMLElement, anchor: HTMLElement, placement: Placement, wide: boolean): void {
  const box = anchor.getBoundingClientRect();
  if (wide) popup.style.minWidth = `${box.width}px`;
  const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight };
  popup.style.maxHeight = '';
  const { top, left, maxHeight } = calculatePopupPosition(box, popup.getBoundingClientRect(), viewport, placement);
  popup.style.maxHeight = `min(24rem, ${maxHeight}px)`;
  popup.style.top = `${top}px`;
  popup.style.left = `${left}px`;
}

/**
 * Returns a ref for an element with `popover="manual"`, shows the element above everything else, and keeps it next to its anchor when the page
 * scrolls or the window is resized.
 */
export function usePopup<Popup extends HTMLElement>({ anchor, placement, wide = false, onClose }: PopupOptions): RefObject<Popup | null> {
  const popup = useRef<Popup>(null);
  const close = useEffectEvent(onClose);
  const reposition = useEffectEvent(() => {
    if (popup.current && anchor.current) positionPopup(popup.current, anchor.current, placement, wide);
  });

  useLayoutEffect(() => {
    // Browsers without the popover API show the element anyway, but not in the top layer.
    popup.current?.showPopover?.();
    reposition();
  }, []);

  useEffect(() => {
    const isInside = (target: EventTarget | null): boolean =>
      target instanceof Node && (popup.current?.contains(target) === true || anchor.current?.contains(target) === true);
    const closeIfOutside = (event: Event): void => {
      if (!isInside(event.target)) close();
    };
    const repositionUnlessInside = (event: Event): void => {
      if (!isInside(event.target)) reposition();
    };
    document.addEventListener('pointerdown', closeIfOutside, true);
    document.addEventListener('scroll', repositionUnlessInside, true);
    window.addEventListener('resize', repositionUnlessInside);
    return () => {
      document.removeEventListener('pointerdown', closeIfOutside, true);
      document.removeEventListener('scroll', repositionUnlessInside, true);
      window.removeEventListener('resize', repositionUnlessInside);
    };
  }, [anchor]);

  return popup;
}
