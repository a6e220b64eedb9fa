import type { SlotContract } from '@rendezvous/shared/remote';
import type { SignupValues } from './SignupValues';

type Presets = NonNullable<SlotContract['signup-steps']['prefill']>;

/** Texts that a lander may know, beside the country. */
const TEXTS = ['gender', 'date_of_birth', 'signup_message'] as const;

/**
 * Fills in what is known already, never over what was entered. What was only known before gives way to what is known now: a
 * lander's other choice counts. A region goes with its country.
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
