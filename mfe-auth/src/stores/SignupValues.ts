import type { Gender, Sexuality } from '@rendezvous/shared/contract';
import type { SlotContract } from '@rendezvous/shared/remote';

/** All values entered in the five steps. */
export interface SignupValues {
  gender: Gender | '';
  sexuality: Sexuality | '';
  /** YYYY-MM-DD; missing parts are empty, for example `1990--`. */
  date_of_birth: string;
  country: string;
  region: string;
  city: string;
  name: string;
  email: string;
  /** Only ever kept in memory. */
  password: string;
  terms: boolean;
  consent_sensitive: boolean;
  consent_offers: boolean;
  signup_message: string;
  invite_code: string;
  interests: readonly string[];
}

export type SignupField = keyof SignupValues;

/** An untouched sign-up: nothing ticked, nothing chosen. */
export const emptySignup = (): SignupValues => ({
  gender: '',
  sexuality: '',
  date_of_birth: '',
  country: '',
  region: '',
  city: '',
  name: '',
  email: '',
  password: '',
  terms: false,
  consent_sensitive: false,
  consent_offers: false,
  signup_message: '',
  invite_code: '',
  interests: [],
});

type Presets = NonNullable<SlotContract['signup-steps']['prefill']>;

/** Texts that a lander may know besides the country. */
const PRESET_TEXTS = ['gender', 'date_of_birth', 'signup_message'] as const;

/**
 * Fills in what is already known without overwriting input. Earlier presets give way to current ones, such as another choice on the
 * lander. A region is only kept with its country.
 */
export function withPresets(values: SignupValues, presets: Presets, before: Presets = {}): SignupValues {
  const isOpen = (key: keyof Presets & keyof SignupValues): boolean => values[key] === '' || values[key] === before[key];
  const country = (isOpen('country') && presets.country) || values.country;
  const isPlaceOpen = isOpen('region') && (presets.country ?? country) === country;
  const texts = PRESET_TEXTS.filter(isOpen).map((key) => [key, presets[key] ?? '']);
  return {
    ...values,
    ...(Object.fromEntries(texts) as Partial<SignupValues>),
    country,
    region: isPlaceOpen ? (presets.region ?? '') : values.region,
    interests: presets.interests ?? values.interests,
  };
}

interface KeptSignup {
  values: Partial<SignupValues>;
  /** Number of completed steps. */
  reached: number;
}

/** Serialized for the tab's storage: everything but the password. */
export const keepSignup = ({ values, reached }: KeptSignup): string =>
  JSON.stringify({ values: { ...values, password: undefined }, reached });

function knownValues(kept: Record<string, unknown>): Partial<SignupValues> {
  const known = Object.entries(emptySignup()).filter(
    ([name, empty]) => name !== 'password' && typeof kept[name] === typeof empty && Array.isArray(kept[name]) === Array.isArray(empty),
  );
  return Object.fromEntries(known.map(([name]) => [name, kept[name]]));
}

/** Stored values that still have the right type; an unreadable text counts as none. */
export function readSignup(text: string | null): KeptSignup {
  try {
    const { values, reached } = JSON.parse(text ?? '') as Record<string, unknown>;
    return { values: knownValues(Object.fromEntries(Object.entries(values ?? {}))), reached: typeof reached === 'number' ? reached : 0 };
  } catch {
    return { values: {}, reached: 0 };
  }
}
