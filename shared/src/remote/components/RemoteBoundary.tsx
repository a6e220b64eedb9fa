import { Component, type ReactNode } from 'react';
import type { RemoteName } from '../../contract';
import { LoadFailure } from '../loader/LoadFailure';
import type { RemoteLoader } from '../loader/RemoteLoader';

interface Props {
  loader: RemoteLoader;
  remote: RemoteName;
  release: string;
  /** Shown instead of a part that crashed. */
  fallback: (failure: LoadFailure) => ReactNode;
  children: ReactNode;
}

/** Catches a crash of one part while it renders, so that the rest of the page goes on. */
export class RemoteBoundary extends Component<Props, { failure: LoadFailure | null }> {
  override state = { failure: null };

  static getDerivedStateFromError(error: unknown): { failure: LoadFailure } {
    return { failure: new LoadFailure('entry', null, error) };
  }

  override componentDidCatch(error: Error): void {
    const { loader, remote, release } = this.props;
    loader.crashed(remote, release, error.message);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure) : this.props.children;
  }
}
