import type { Loadable } from '@rendezvous/shared/store';
import { Skeleton, useSteadyLoading } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { LoadError } from './LoadError';

interface LoadableSectionProps<Value> {
  loadable: Loadable<Value>;
  /** Number of skeleton lines while loading. */
  lines: number;
  /** Renders the value once it has loaded. */
  children: (value: Value) => ReactNode;
}

/** Loads the data of a settings section when it mounts, and shows a skeleton or an error with a retry until it has loaded. */
export const LoadableSection = observer(<Value,>({ loadable, lines, children }: LoadableSectionProps<Value>) => {
  const { value, error, load } = loadable;
  useEffect(() => void load(), [load]);
  const isLoading = useSteadyLoading(value === undefined && error === undefined);
  if (isLoading) return <Skeleton lines={lines} />;
  return value === undefined ? <LoadError loadable={loadable} /> : children(value);
});
