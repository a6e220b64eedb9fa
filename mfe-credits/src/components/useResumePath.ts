import { safeRedirect, type StorageKey } from '@rendezvous/shared/contract';
import { useStore } from '@rendezvous/shared/store';
import { useEffect, useState } from 'react';

const KEY: StorageKey = 'resume-path';

interface ResumePath {
  /** Where buying began; undefined until it is known, or when it began nowhere. */
  path: string | undefined;
  /** Once used it is done with. */
  forget: () => void;
}

/** The conversation or page where buying began. */
export function useResumePath(): ResumePath {
  const { services } = useStore();
  const [path, setPath] = useState<string | undefined>(undefined);
  useEffect(() => setPath(safeRedirect(services.session.get(KEY))), [services]);
  return { path, forget: () => services.session.remove(KEY) };
}
