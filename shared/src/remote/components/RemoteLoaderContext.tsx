import { createContext, useContext } from 'react';
import type { RemoteLoader } from '../loader/RemoteLoader';

/** Provides the page's loader to screens and slots. */
export const RemoteLoaderContext = createContext<RemoteLoader | null>(null);

export function useRemoteLoader(): RemoteLoader {
  const loader = useContext(RemoteLoaderContext);
  if (!loader) throw new Error('useRemoteLoader needs a RemoteLoaderContext');
  return loader;
}
