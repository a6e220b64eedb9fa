import { type LayoutName, pathTo } from '@rendezvous/shared/contract';
import { type ReactNode, useEffect } from 'react';
import { RemoteSlot } from '@rendezvous/shared/remote';
import { useStore } from '@rendezvous/shared/store';
import { observer } from 'mobx-react-lite';
import { useNavigate } from '@rendezvous/shared/router';
import { MemberEffects } from '../live/MemberEffects';
import { SafetySheet } from '../safety/SafetySheet';
import { ActivationModal } from './ActivationModal';
import { EntryWarning } from './EntryWarning';
import { LikeModal } from './LikeModal';
import { SignupModal } from './SignupModal';
import { TimeBonusModal } from './TimeBonusModal';

/** In layouts without the sign-up modal, a gated action opens the sign-up page. Renders nothing. */
const SignupRedirect = observer(() => {
  const { overlays } = useStore();
  const navigate = useNavigate();
  const isOpen = overlays.isOpen('signup');
  const memberId = overlays.getPayload('signup')?.memberId;
  useEffect(() => {
    if (!isOpen) return;
    overlays.close('signup');
    void navigate(memberId === undefined ? pathTo('signup') : pathTo('members-id-signup', { id: memberId }));
  }, [isOpen, memberId, overlays, navigate]);
  return null;
});

/** The match modal, from a slot of mfe-members, shown when its turn comes. */
export const MatchModal = observer(() => {
  const { overlays } = useStore();
  const match = overlays.isOpen('match') ? overlays.getPayload('match') : undefined;
  return match ? <RemoteSlot name="match-modal" {...match} onClose={() => overlays.close('match')} /> : null;
});

const stopEvent = (event: Event): void => event.stopImmediatePropagation();

/**
 * Hides transition starts from listeners on the document. React Aria remembers every element in transition: one removed during several transitions
 * would leak, along with its whole page.
 */
export const hideTransitions = (view: Window): void => view.addEventListener('transitionrun', stopEvent, true);

const LAYOUT_OVERLAYS: Record<LayoutName, ReactNode> = {
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
 * Code that loads shortly after the first screen: the modals of every page, those of a layout, and the invisible effects
 * of a member's page.
 */
export const allOverlays = {
  MemberEffects,
  CommonModals: () => {
    useEffect(() => hideTransitions(window), []);
    return (
      <>
        <MatchModal />
        <TimeBonusModal />
        <SafetySheet />
      </>
    );
  },
  LayoutModals: ({ layout }: { layout: LayoutName }) => (
    <>
      <EntryWarning layout={layout} />
      {LAYOUT_OVERLAYS[layout]}
    </>
  ),
};
