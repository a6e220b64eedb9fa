import type { LanderDocument } from '@rendezvous/shared/contract';
import { useParams } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';
import { useEffect } from 'react';
import { useLanderStore } from '../stores/LanderStore';

interface LanderState {
  lander: LanderDocument | null;
  /** False while the texts of the slug's campaign are loading, so that the generic texts do not appear first. */
  isReady: boolean;
  /** True while the document is loading and none is available yet. */
  isLoading: boolean;
}

/** Loads the document of a lander for the slug in the URL, in the visitor's language. Call inside an observer. */
export function useLander(name: string): LanderState {
  const { locale } = useStore();
  const landerStore = useLanderStore();
  const { slug } = useParams();
  const { current } = locale;
  useEffect(() => {
    void landerStore.load({ name, slug, locale: current });
  }, [landerStore, name, slug, current]);
  const lander = landerStore.getDocument({ name, slug, locale: current });
  const isLoading = lander === null && !landerStore.isSettled;
  return { lander, isReady: slug === undefined || !isLoading, isLoading };
}
