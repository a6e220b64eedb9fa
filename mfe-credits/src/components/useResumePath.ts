import { safeRedirect, type StorageKey } from '@rendezvous/shared/contract';
import { useStore } from '@rendezvous/shared/store';
import { useEffect, useState } from 'react';

const KEY: StorageKey = 'resume-path';

interface ResumePath {
  /** Where the purchase started; undefined until known, or when there is no such place. */
  path: string | undefined;
  /** Valid only once. */
  forget: () => void;
}

/** The conversation or page where the purchase started. */
export function useResumePath(): ResumePath {
  const { services } = useStore();
  const [path, setPath] = useState<string | undefined>(undefined);
  useEffect(() => setPath(safeRedirect(services.session.get(KEY))), [services]);
  return { path, forget: () => services.session.remove(KEY) };
}
