import { Later, LaterFailed, useLater } from '@rendezvous/shared/ui';
import type { ComponentProps } from 'react';
import type { LanderSignup } from './LanderSignup';

/** Loads the sign-up of a lander, and the chosen member above it, only when needed: the first screen does without them. */
export const laterSignup = new Later(() => import(/* webpackChunkName: "lander-signup" */ './signupParts'));

/** `LanderSignup` for landers that do not start with the sign-up; its code loads when it is first shown, if not before. */
export const LaterSignup = (props: ComponentProps<typeof LanderSignup>) => {
  const parts = useLater(laterSignup, true);
  return parts ? <parts.LanderSignup {...props} /> : <LaterFailed later={laterSignup} />;
};
