import { MemberEffects } from '../live/MemberEffects';
import type { LayoutName } from '@rendezvous/shared/contract';
import { type ReactNode, useEffect } from 'react';
import { ActivationModal } from './ActivationModal';
import { EntryWarning } from './EntryWarning';
import { hideTransitions } from './hideTransitions';
import { LikeModal } from './LikeModal';
import { MatchModal } from './MatchModal';
import { SafetySheet } from '../safety/SafetySheet';
import { SignupModal } from './SignupModal';
import { SignupRedirect } from './SignupRedirect';
import { TimeBonusModal } from './TimeBonusModal';

const OF_LAYOUT: Record<LayoutName, ReactNode> = {
  Default: (
    <>
      <SignupModal />
      <ActivationModal />
      <LikeModal />
    </>
  ),
  Chat: <SignupRedirect />,
  Lander: (
    <>
      <LikeModal />
      <SignupRedirect />
    </>
  ),
  Empty: <SignupModal />,
};

/**
 * What loads shortly after the first screen: the modals of every page, those of a layout, and the invisible effects of a member's
 * page.
 */
export const allOverlays = {
  MemberEffects,
  Common: () => {
    useEffect(() => hideTransitions(window), []);
    return (
      <>
        <MatchModal />
        <TimeBonusModal />
        <SafetySheet />
      </>
    );
  },
  OfLayout: ({ layout }: { layout: LayoutName }) => (
    <>
      <EntryWarning layout={layout} />
      {OF_LAYOUT[layout]}
    </>
  ),
};
