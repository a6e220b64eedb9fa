import type { InterestKey } from '@rendezvous/shared/contract';
import { useIntl } from '@rendezvous/shared/intl';
import { interestLabel } from '@rendezvous/shared/words';
import { InterestIcon } from './InterestIcon';
import { tagStyle } from './tagStyle';

interface InterestTagProps {
  interest: InterestKey;
  /** The viewer has it as well. */
  common?: boolean | undefined;
}

/** An interest of a profile: icon and word. */
export function InterestTag({ interest, common }: InterestTagProps) {
  const intl = useIntl();
  return (
    <span css={tagStyle} data-common={common}>
      <InterestIcon interest={interest} />
      {interestLabel(intl, interest)}
    </span>
  );
}
