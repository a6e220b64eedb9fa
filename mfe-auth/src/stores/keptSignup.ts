import { emptySignup, type SignupValues } from './SignupValues';

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
