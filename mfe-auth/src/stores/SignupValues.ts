import type { Gender, Sexuality } from '@rendezvous/shared/contract';
import type { SlotContract } from '@rendezvous/shared/remote';

/** All values of the five steps, entered or preset. */
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

/** Returns the values of an untouched sign-up, in which nothing is ticked or chosen. */
export const createEmptySignup = (): SignupValues => ({
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

/** Text fields that a lander may preset, besides country and region. */
const PRESET_TEXT_FIELDS = ['gender', 'date_of_birth', 'signup_message'] as const;

const isSameList = (left: readonly string[], right: readonly string[] = []): boolean => left.join() === right.join();

/**
 * Fills in presets without overwriting input. Values from `earlierPresets` are replaced, for example after another choice on the
 * lander. A preset region is filled in only if its country is the chosen one.
 */
export function applyPresets(values: SignupValues, presets: Presets, earlierPresets: Presets = {}): SignupValues {
  const isReplaceable = (key: keyof Presets & keyof SignupValues): boolean => values[key] === '' || values[key] === earlierPresets[key];
  const country = (isReplaceable('country') && presets.country) || values.country;
  const isRegionReplaceable = isReplaceable('region') && (presets.country ?? country) === country;
  const textEntries = PRESET_TEXT_FIELDS.filter(isReplaceable).map((key) => [key, presets[key] ?? '']);
  return {
    ...values,
    ...(Object.fromEntries(textEntries) as Partial<SignupValues>),
    country,
    region: isRegionReplaceable ? (presets.region ?? '') : values.region,
    interests: presets.interests ?? (isSameList(values.interests, earlierPresets.interests) ? [] : values.interests),
  };
}

interface StoredSignup {
  values: Partial<SignupValues>;
  /** Number of completed steps. */
  reached: number;
  /** Presets of the last lander; another choice on a lander may replace the values that came from them. */
  presets: Presets;
  /** Country that the visit had when the country field was last preset; empty if unknown. */
  visitCountry: string;
}

/** Serializes a sign-up, without the password, for the tab's session storage. */
export const serializeSignup = ({ values, ...rest }: StoredSignup): string =>
  JSON.stringify({ values: { ...values, password: undefined }, ...rest });

/** Picks the stored values that have the type their field has now. */
function pickValidValues(stored: Record<string, unknown>): Partial<SignupValues> {
  const validEntries = Object.entries(createEmptySignup()).filter(
    ([name, empty]) => name !== 'password' && typeof stored[name] === typeof empty && Array.isArray(stored[name]) === Array.isArray(empty),
  );
  return Object.fromEntries(validEntries.map(([name]) => [name, stored[name]]));
}

const toObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});

/** Parses a stored sign-up; drops values of the wrong type, and returns an empty sign-up for invalid JSON. */
export function parseSignup(text: string | null): StoredSignup {
  try {
    const { values, reached, presets, visitCountry } = JSON.parse(text ?? '') as Record<string, unknown>;
    return {
      values: pickValidValues({ ...toObject(values) }),
      reached: typeof reached === 'number' ? reached : 0,
      presets: pickValidValues({ ...toObject(presets) }) as Presets,
      visitCountry: typeof visitCountry === 'string' ? visitCountry : '',
    };
  } catch {
    return { values: {}, reached: 0, presets: {}, visitCountry: '' };
  }
}
