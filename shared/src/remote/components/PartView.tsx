import type { ComponentType, ReactNode } from 'react';
import type { RemoteName } from '../../contract';
import type { LoadFailure } from '../loader/LoadFailure';
import type { LoadedPart } from '../loader/ReleaseLoader';
import { RemoteBoundary } from './RemoteBoundary';
import { RemoteFallback } from './RemoteFallback';
import { useRemoteLoader } from './RemoteLoaderContext';

interface Props {
  part: LoadedPart;
  remote: RemoteName;
  onRetry: () => void;
  /** Renders the replacement for a part that crashes; by default a `RemoteFallback`. */
  fallback?: PartFallback | undefined;
  props: object;
}

/** Renders the replacement for a part that cannot be shown. */
export type PartFallback = (failure: LoadFailure, onRetry: () => void) => ReactNode;

/** Renders a loaded part inside an error boundary; a different release remounts it. */
export function PartView({ part, remote, onRetry, fallback, props }: Props): ReactNode {
  const loader = useRemoteLoader();
  const Part = part.Component as ComponentType<object>;
  return (
    <RemoteBoundary
      key={part.release}
      loader={loader}
      remote={remote}
      part={part}
      fallback={(failure) => fallback?.(failure, onRetry) ?? <RemoteFallback remote={remote} failure={failure} onRetry={onRetry} />}
    >
      <Part {...props} />
    </RemoteBoundary>
  );
}
