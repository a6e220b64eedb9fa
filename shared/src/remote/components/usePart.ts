import { useCallback, useEffect, useState } from 'react';
import type { RemoteName } from '../../contract';
import { LoadFailure } from '../loader/LoadFailure';
import type { LoadedPart, Part } from '../loader/ReleaseLoader';
import { useRemoteLoader } from './RemoteLoaderContext';

export interface PartState {
  part: LoadedPart | null;
  failure: LoadFailure | null;
  retry: () => void;
}

const toFailure = (error: unknown, remote: RemoteName): LoadFailure =>
  error instanceof LoadFailure ? error : new LoadFailure('entry', remote, error);

/** Loads a part of a remote after mounting, unless it has already loaded; `retry` loads it again from different URLs. */
export function usePart(remote: RemoteName, kind: Part['kind'], name: Part['name']): PartState {
  const loader = useRemoteLoader();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Pick<PartState, 'part' | 'failure'>>(() => ({
    part: loader.peek(remote, { kind, name } as Part),
    failure: null,
  }));
  useEffect(() => {
    let isCurrent = true;
    const requestedPart = { kind, name } as Part;
    const loadedPart = loader.peek(remote, requestedPart);
    const showIfCurrent = (next: Pick<PartState, 'part' | 'failure'>): void => {
      if (isCurrent) setState(next);
    };
    showIfCurrent({ part: loadedPart, failure: null });
    if (loadedPart) return undefined;
    loader.load(remote, requestedPart).then(
      (part) => showIfCurrent({ part, failure: null }),
      (error: unknown) => showIfCurrent({ part: null, failure: toFailure(error, remote) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [loader, remote, kind, name, attempt]);
  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  useEffect(() => loader.onSwitch((switchedRemote) => switchedRemote === remote && reload()), [loader, remote, reload]);
  const retry = useCallback(() => {
    loader.retry(remote);
    reload();
  }, [loader, remote, reload]);
  return { ...state, retry };
}
