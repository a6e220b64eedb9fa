import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type Placement, popupPosition } from './popupPosition';

interface PopupOptions {
  anchor: RefObject<HTMLElement | null>;
  placement: Placement;
  /** Makes the popup at least as wide as its anchor. */
  wide?: boolean;
  /** Called on a press outside the popup and its anchor. */
  onClose: () => void;
}

function place(popup: HTMLElement, anchor: HTMLElement, placement: Placement, wide: boolean): void {
  const box = anchor.getBoundingClientRect();
  if (wide) popup.style.minWidth = `${box.width}px`;
  const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
  popup.style.maxHeight = '';
  const { top, left, maxHeight } = popupPosition(box, popup.getBoundingClientRect(), view, placement);
  popup.style.maxHeight = `min(24rem, ${maxHeight}px)`;
  popup.style.top = `${top}px`;
  popup.style.left = `${left}px`;
}

/**
 * Returns a ref for an element with `popover="manual"`, shows the element above everything else, and keeps it next to its anchor when the page
 * scrolls or is resized.
 */
export function usePopup<Popup extends HTMLElement>({ anchor, placement, wide = false, onClose }: PopupOptions): RefObject<Popup | null> {
  const popup = useRef<Popup>(null);
  const close = useEffectEvent(onClose);
  const follow = useEffectEvent(() => {
    if (popup.current && anchor.current) place(popup.current, anchor.current, placement, wide);
  });

  useLayoutEffect(() => {
    // Browsers without the popover API show the element anyway, but not in the top layer.
    popup.current?.showPopover?.();
    follow();
  }, []);

  useEffect(() => {
    const isInside = (target: EventTarget | null): boolean =>
      target instanceof Node && (popup.current?.contains(target) === true || anchor.current?.contains(target) === true);
    const onOutside = (event: Event): void => {
      if (!isInside(event.target)) close();
    };
    const onMove = (event: Event): void => {
      if (!isInside(event.target)) follow();
    };
    document.addEventListener('pointerdown', onOutside, true);
    document.addEventListener('scroll', onMove, true);
    window.addEventListener('resize', onMove);
    return () => {
      document.removeEventListener('pointerdown', onOutside, true);
      document.removeEventListener('scroll', onMove, true);
      window.removeEventListener('resize', onMove);
    };
  }, [anchor]);

  return popup;
}
