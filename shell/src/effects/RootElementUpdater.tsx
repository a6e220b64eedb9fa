import { useStore } from '@rendezvous/shared/store';
import { autorun } from 'mobx';
import { useEffect } from 'react';
import { NICHES } from '@rendezvous/shared/contract';

/** Keeps the attributes of the root element up to date: language, niche, whether a member is signed in. Renders nothing. */
export const RootElementUpdater = () => {
  const { session, settings, locale } = useStore();
  useEffect(
    () =>
      autorun(() => {
        const root = document.documentElement;
        root.lang = locale.current;
        root.dataset.niche = NICHES[settings.current.niche];
        root.classList.toggle('logged-out', !session.isSignedIn);
      }),
    [session, settings, locale],
  );
  return null;
};
