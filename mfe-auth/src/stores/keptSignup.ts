import { emptySignup } from './emptySignup';
import type { SignupValues } from './SignupValues';

interface KeptSignup {
  values: Partial<SignupValues>;
  /** Steps that were finished. */
  reached: number;
}

/** Text for the storage of the tab: everything but the password. */
export const keepSignup = ({ values, reached }: KeptSignup): string =>
  JSON.stringify({ values: { ...values, password: undefined }, reached });

function knownValues(kept: Record<string, unknown>): Partial<SignupValues> {
  const known = Object.entries(emptySignup()).filter(
    ([name, empty]) => name !== 'password' && typeof kept[name] === typeof empty && Array.isArray(kept[name]) === Array.isArray(empty),
  );
  return Object.fromEntries(known.map(([name]) => [name, kept[name]]));
}

/** What was kept and still has the right kind; a broken text counts as nothing. */
export function readSignup(text: string | null): KeptSignup {
  try {
    const { values, reached } = JSON.parse(text ?? '') as Record<string, unknown>;
    return { values: knownValues(Object.fromEntries(Object.entries(values ?? {}))), reached: typeof reached === 'number' ? reached : 0 };
  } catch {
    return { values: {}, reached: 0 };
  }
}
