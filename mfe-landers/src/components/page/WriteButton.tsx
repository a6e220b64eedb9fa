import { css } from '@emotion/react';
import type { LanderMember } from '@rendezvous/shared/contract';
import { useIntl } from '@rendezvous/shared/intl';
import { useChoiceStore } from '../../stores/ChoiceStore';
import { useSignupPrefetch } from '../useSignupPrefetch';
import { useStarted } from '../useStarted';

/** A button that covers an entire member card and opens the sign-up with that member. */
export const WriteButton = ({ member }: { member: LanderMember }) => {
  const intl = useIntl();
  const choice = useChoiceStore();
  const { isSignupOpen, start } = useStarted();
  const label = intl.formatMessage(
    { id: 'landers.write', defaultMessage: 'Write to {name}', description: "Read out for a member's card; it opens the sign-up" },
    { name: member.name },
  );
  const openSignup = (): void => {
    choice.chooseMember(member);
    if (!isSignupOpen) start();
  };
  return <button type="button" aria-label={label} onClick={openSignup} css={cardCover} {...useSignupPrefetch()} />;
};

const cardCover = css({
  position: 'absolute',
  inset: 0,
  padding: 0,
  border: 'none',
  borderRadius: 'inherit',
  background: 'none',
  cursor: 'pointer',
  '&:focus-visible': { outlineOffset: '-4px' },
});
