import { useStore } from '@rendezvous/shared/store';
import { reaction } from 'mobx';
import { useEffect } from 'react';
import { forgetPages } from '../services/forgetPages';

/** Discards the cached visitor pages after a login, a logout or a change of language. Renders nothing. */
export const CachedPagesCleanup = () => {
  const { session, locale } = useStore();
  useEffect(
    () =>
      reaction(
        () => [session.isSignedIn, locale.current].join(),
        () => forgetPages(navigator),
      ),
    [session, locale],
  );
  return null;
};
