import { RemoteLoaderContext } from '@rendezvous/shared/remote';
import { use } from 'react';
import { laterSignup } from './LaterSignup';

/** Handlers that prefetch the sign-up on hover or focus, shortly before the visitor opens it. */
export function useSignupPrefetch() {
  const loader = use(RemoteLoaderContext);
  const prefetch = (): void => {
    laterSignup.fetch(() => false);
    void loader?.prefetch(loader.ownerOf('signup-steps'), { kind: 'slot', name: 'signup-steps' });
  };
  return { onPointerEnter: prefetch, onFocus: prefetch };
}
