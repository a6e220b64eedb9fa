import { useLater } from '@rendezvous/shared/ui';
import type { ComponentProps } from 'react';
import { laterSignup } from '../LaterSignup';
import type { ChosenMember } from './ChosenMember';

/** `ChosenMember`, loaded with the sign-up. */
export const LaterChosenMember = (props: ComponentProps<typeof ChosenMember>) => {
  const parts = useLater(laterSignup, true);
  return parts && <parts.ChosenMember {...props} />;
};
