import { PartView, RemoteFallback } from '@rendezvous/shared/remote';
import { Navigate } from '@rendezvous/shared/router';
import type { ReactNode } from 'react';
import { ErrorScreen } from '../screens/ErrorScreen';
import type { Resolution } from './resolveScreen';

interface Props {
  resolution: Resolution;
  onRetry: () => void;
}

/** The screen, the fallback of its area, or the error page. */
export function ResolutionView({ resolution, onRetry }: Props): ReactNode {
  switch (resolution.kind) {
    case 'redirect':
      return <Navigate to={resolution.to} replace />;
    case 'not-found':
      return <ErrorScreen status={404} />;
    case 'unknown-access':
    case 'broken':
      return <ErrorScreen status={500} />;
    case 'shell':
      return <resolution.Component />;
    case 'failed':
      return <RemoteFallback remote={resolution.remote} failure={resolution.failure} onRetry={onRetry} />;
    case 'remote':
      return <PartView part={resolution.part} remote={resolution.part.remote} onRetry={onRetry} props={{}} />;
  }
}
