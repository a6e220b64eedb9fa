import type { Loadable } from '@rendezvous/shared/store';
import { Skeleton, useSteadyLoading } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { LoadFailed } from './LoadFailed';

interface LoadedProps<Value> {
  of: Loadable<Value>;
  /** Lines of the grey shape while it is read. */
  lines: number;
  /** Called once the value is there. */
  children: (value: Value) => ReactNode;
}

/** What a section of the settings shows of the server: read when it comes up, with the states in between. */
export const Loaded = observer(<Value,>({ of, lines, children }: LoadedProps<Value>) => {
  const { value, error, load } = of;
  useEffect(() => void load(), [load]);
  const isWaiting = useSteadyLoading(value === undefined && error === undefined);
  if (isWaiting) return <Skeleton lines={lines} />;
  return value === undefined ? <LoadFailed of={of} /> : children(value);
});
