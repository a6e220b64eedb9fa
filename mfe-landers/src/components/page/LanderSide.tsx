import { css } from '@emotion/react';
import { token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { toPrefill, useChoiceStore } from '../../stores/ChoiceStore';
import { LaterSignup } from '../LaterSignup';
import { useFocusOnStart } from '../useFocusOnStart';
import { useLander } from '../useLander';
import { useLanderTexts } from '../useLanderTexts';
import { useRestored } from '../useRestored';
import { useStarted } from '../useStarted';
import { LanderStart } from './LanderStart';
import { LaterChosenMember } from './LaterChosenMember';

/** The call to sign up; pressing its button replaces it with the sign-up steps, which start with the choices made on the lander. */
export const LanderSide = observer(({ name }: { name: string }) => {
  const { lander } = useLander(name);
  const { action, gender } = useLanderTexts(name, null);
  const { isSignupOpen, start } = useStarted();
  const choice = useChoiceStore();
  const { memberId, member, isMemberGone, interests, chooseMember } = choice;
  const isOpen = useRestored(choice) && isSignupOpen;
  const country = lander?.map?.country;
  const region = choice.getRegion(country);
  // Memoised, so that the steps re-render only when the choice changes.
  const prefill = useMemo(() => toPrefill({ interests, region }, country), [interests, region, country]);
  const container = useFocusOnStart(isSignupOpen);
  const dropMember = (): void => {
    chooseMember(null);
    container.current?.focus();
  };
  return (
    <div ref={container} tabIndex={-1} css={card} data-started={isSignupOpen}>
      {member || isMemberGone ? <LaterChosenMember member={member} onDrop={dropMember} /> : null}
      {isOpen ? (
        <LaterSignup heading={action} gender={gender} memberId={memberId || undefined} prefill={prefill} />
      ) : (
        <LanderStart action={action} onStart={start} />
      )}
    </div>
  );
});

const card = css({
  overflow: 'clip',
  borderRadius: token.radiusXl,
  background: token.colorSurface,
  boxShadow: token.shadow2,
  scrollMarginBlock: token.space4,
  '&:focus': { outline: 'none' },
  // The card already frames the sign-up.
  '&& > section': { width: 'auto', borderRadius: 0, boxShadow: 'none' },
});
