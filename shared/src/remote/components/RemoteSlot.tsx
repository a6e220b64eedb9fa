import type { ReactNode } from 'react';
import type { SlotContract, SlotName } from '../slots';
import { PartView, type PartFallback } from './PartView';
import { RemoteFallback } from './RemoteFallback';
import { useRemoteLoader } from './RemoteLoaderContext';
import { usePart } from './usePart';
import { useStage } from './useStage';
import { Waiting } from './Waiting';

type Props<Name extends SlotName> = {
  name: Name;
  /** Renders the replacement for a part that cannot be shown; by default a `RemoteFallback`. */
  fallback?: PartFallback;
} & SlotContract[Name];

/** Shows a slot, a part that another area provides; it loads and fails independently of the page. */
export function RemoteSlot<Name extends SlotName>({ name, fallback, ...props }: Props<Name>): ReactNode {
  const remote = useRemoteLoader().ownerOf(name);
  const { part, failure, retry } = usePart(remote, 'slot', name);
  const stage = useStage(!part && !failure);
  if (failure) return fallback?.(failure, retry) ?? <RemoteFallback remote={remote} failure={failure} onRetry={retry} />;
  if (!part) return <Waiting stage={stage} />;
  return <PartView part={part} remote={remote} onRetry={retry} fallback={fallback} props={props} />;
}
