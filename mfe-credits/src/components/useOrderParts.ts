import { useStore } from '@rendezvous/shared/store';
import { useEffect } from 'react';
import { useCheckoutStore } from '../stores/CheckoutStore';
import { useCreditsStore } from '../stores/CreditsStore';

/** Calls back when the page is shown, initially and when restored from the back/forward cache. */
function usePageReturn(onReturn: () => void): void {
  useEffect(() => {
    onReturn();
    window.addEventListener('pageshow', onReturn);
    return () => window.removeEventListener('pageshow', onReturn);
  }, [onReturn]);
}

/** Loads what every order needs: packages, methods and terms. Call inside an observer. */
export function useOrderParts(): void {
  const { locale } = useStore();
  const credits = useCreditsStore();
  const checkout = useCheckoutStore();
  useEffect(() => void credits.load(), [credits]);
  useEffect(() => void checkout.terms.load(), [checkout, locale.current]);
  usePageReturn(checkout.reset);
}
