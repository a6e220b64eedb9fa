import type { SlotContract } from '@rendezvous/shared/remote';
import type { SignupValues } from './SignupValues';

type Presets = NonNullable<SlotContract['signup-steps']['prefill']>;

/** Fills in what is known already, never over what was entered. */
export const withPresets = (values: SignupValues, presets: Presets): SignupValues => ({
  ...values,
  gender: values.gender || (presets.gender ?? ''),
  country: values.country || (presets.country ?? ''),
  region: values.region || (presets.region ?? ''),
  interests: presets.interests ?? values.interests,
});
