import type { InterestKey } from '@rendezvous/shared/contract';
import { INTERESTS } from '@rendezvous/shared/contract';
import { INTEREST_ICONS } from './interestIcons';

interface InterestIconProps {
  interest: InterestKey;
  size?: number | string | undefined;
}

/** Icon of an interest; its name is always shown next to it. */
export function InterestIcon({ interest, size = '1.25em' }: InterestIconProps) {
  const found = INTERESTS.find(({ key }) => key === interest);
  const Shape = found && INTEREST_ICONS[found.icon];
  return Shape ? <Shape size={size} stroke={1.7} aria-hidden focusable={false} /> : null;
}
