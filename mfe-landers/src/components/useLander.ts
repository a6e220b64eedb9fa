import type { LanderDocument } from '@rendezvous/shared/contract';
import { useParams } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';
import { useEffect } from 'react';
import { useLanderStore } from '../stores/LanderStore';

interface ShownLander {
  document: LanderDocument | null;
  /** False while a variant's own texts are loading, so that no others are shown first. */
  isReady: boolean;
  /** True while nothing is known about what the lander shows. */
  isComing: boolean;
}

/** The document of a lander in the visitor's language, for its slug; for observers. */
export function useLander(name: string): ShownLander {
  const { locale } = useStore();
  const lander = useLanderStore();
  const { slug } = useParams();
  const { current } = locale;
  useEffect(() => {
    void lander.load({ name, slug, locale: current });
  }, [lander, name, slug, current]);
  const document = lander.shown({ name, slug, locale: current });
  const isComing = document === null && !lander.isSettled;
  return { document, isReady: slug === undefined || !isComing, isComing };
}
