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

const asFailure = (error: unknown, remote: RemoteName): LoadFailure =>
  error instanceof LoadFailure ? error : new LoadFailure('entry', remote, error);

/** Loads a part of a remote after mount, unless it is already available; `retry` starts again from a changed address. */
export function usePart(remote: RemoteName, kind: Part['kind'], name: Part['name']): PartState {
  const loader = useRemoteLoader();
  const [round, setRound] = useState(0);
  const [state, setState] = useState<Pick<PartState, 'part' | 'failure'>>(() => ({
    part: loader.peek(remote, { kind, name } as Part),
    failure: null,
  }));
  useEffect(() => {
    let current = true;
    const wanted = { kind, name } as Part;
    const ready = loader.peek(remote, wanted);
    const show = (next: Pick<PartState, 'part' | 'failure'>): void => {
      if (current) setState(next);
    };
    show({ part: ready, failure: null });
    if (ready) return undefined;
    loader.load(remote, wanted).then(
      (part) => show({ part, failure: null }),
      (error: unknown) => show({ part: null, failure: asFailure(error, remote) }),
    );
    return () => {
      current = false;
    };
  }, [loader, remote, kind, name, round]);
  const again = useCallback(() => setRound((count) => count + 1), []);
  useEffect(() => loader.onSwitch((switched) => switched === remote && again()), [loader, remote, again]);
  const retry = useCallback(() => {
    loader.retry(remote);
    again();
  }, [loader, remote, again]);
  return { ...state, retry };
}
