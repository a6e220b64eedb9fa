import { Component, type ReactNode } from 'react';
import type { RemoteName } from '../../contract';
import { LoadFailure } from '../loader/LoadFailure';
import type { LoadedPart } from '../loader/ReleaseLoader';
import type { RemoteLoader } from '../loader/RemoteLoader';

interface Props {
  loader: RemoteLoader;
  remote: RemoteName;
  /** The part inside the boundary; loading it again, even from the same release, clears an earlier crash. */
  part: LoadedPart;
  /** Renders the replacement for a crashed part. */
  fallback: (failure: LoadFailure) => ReactNode;
  children: ReactNode;
}

interface State {
  part: LoadedPart | null;
  failure: LoadFailure | null;
}

/** Catches errors thrown while a part renders, so that the rest of the page keeps working. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { part: null, failure: null };

  static getDerivedStateFromError(error: unknown): Pick<State, 'failure'> {
    return { failure: new LoadFailure('entry', null, error) };
  }

  static getDerivedStateFromProps({ part }: Props, state: State): State | null {
    return part === state.part ? null : { part, failure: null };
  }

  override componentDidCatch(error: Error): void {
    const { loader, remote, part } = this.props;
    loader.crashed(remote, part.release, error.message);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure) : this.props.children;
  }
}
