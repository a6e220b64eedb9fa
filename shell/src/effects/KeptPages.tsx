import { useStore } from '@rendezvous/shared/store';
import { reaction } from 'mobx';
import { useEffect } from 'react';
import { forgetPages } from '../services/forgetPages';

/** A member, and whoever chose another language, sees no page of the visitor before. Renders nothing. */
export const KeptPages = () => {
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
