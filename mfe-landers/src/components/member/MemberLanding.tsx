import type { Profile } from '@rendezvous/shared/contract';
import { Navigate, pathTo, useParams } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { css } from '@emotion/react';
import { Skeleton, token, useSteadyLoading } from '@rendezvous/shared/ui';
import { useLanderMemberStore } from '../../stores/LanderMemberStore';
import { EveningLander } from '../EveningLander';
import { TrackingCapture } from '../TrackingCapture';

const MemberLandingSkeleton = () => (
  <div css={placeholder} aria-busy="true">
    {useSteadyLoading(true) ? <Skeleton shape="block" /> : null}
  </div>
);

const placeholder = css({ minHeight: `calc(100svh - 3.75rem - ${token.sizeExit})`, padding: token.space5 });

interface MemberLandingProps {
  children: (profile: Profile) => ReactNode;
}

/**
 * A lander about the member in the URL. Signed-in members are redirected to the profile. For unknown ids, and for members
 * who are hidden from visitors or have no main photo, the general lander with the same slug is shown.
 */
export const MemberLanding = observer(({ children }: MemberLandingProps) => {
  const { session } = useStore();
  const { id = '' } = useParams();
  // Checked only on arrival: after a sign-up on this page, the sign-up itself decides where to navigate.
  const [isMember] = useState(session.isSignedIn);
  const memberStore = useLanderMemberStore();
  useEffect(() => {
    if (!isMember) void memberStore.load(id);
  }, [memberStore, id, isMember]);
  if (isMember) return <Navigate to={pathTo('members-id', { id })} replace />;
  const profile = memberStore.getVisibleProfile(id);
  if (profile === null) return memberStore.loadedId === id ? <EveningLander /> : <MemberLandingSkeleton />;
  return (
    <>
      <TrackingCapture />
      {children(profile)}
    </>
  );
});
