import { useStore } from '@rendezvous/shared/store';
import { useEffect } from 'react';
import { useCheckoutStore } from '../stores/CheckoutStore';
import { useCreditsStore } from '../stores/CreditsStore';

/** Calls `onShow` on mount and on `pageshow`, which also fires when the page is restored from the back/forward cache. */
function usePageShow(onShow: () => void): void {
  useEffect(() => {
    onShow();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [onShow]);
}

/** Loads packages, methods and terms for an order, and resets the checkout whenever the page is shown. Call inside an observer. */
export function useOrderData(): void {
  const { locale } = useStore();
  const credits = useCreditsStore();
  const checkout = useCheckoutStore();
  useEffect(() => void credits.load(), [credits]);
  useEffect(() => void checkout.terms.load(), [checkout, locale.current]);
  usePageShow(checkout.reset);
}
