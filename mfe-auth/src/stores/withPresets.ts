import type { SlotContract } from '@rendezvous/shared/remote';
import type { SignupValues } from './SignupValues';

type Presets = NonNullable<SlotContract['signup-steps']['prefill']>;

/** Texts that a lander may know besides the country. */
const TEXTS = ['gender', 'date_of_birth', 'signup_message'] as const;

/**
 * Fills in what is already known without overwriting input. Earlier presets give way to current ones, such as another choice on the
 * lander. A region is only kept with its country.
 */
export function withPresets(values: SignupValues, presets: Presets, before: Presets = {}): SignupValues {
  const isOpen = (key: keyof Presets & keyof SignupValues): boolean => values[key] === '' || values[key] === before[key];
  const country = (isOpen('country') && presets.country) || values.country;
  const isPlaceOpen = isOpen('region') && (presets.country ?? country) === country;
  const texts = TEXTS.filter(isOpen).map((key) => [key, presets[key] ?? '']);
  return {
    ...values,
    ...(Object.fromEntries(texts) as Partial<SignupValues>),
    country,
    region: isPlaceOpen ? (presets.region ?? '') : values.region,
    interests: presets.interests ?? values.interests,
  };
}
