import { type RefObject, useRef, useState } from 'react';

export interface Consent {
  ref: RefObject<HTMLInputElement | null>;
  isGiven: boolean;
  give: (given: boolean) => void;
  /** True when it is given; otherwise says so and leads there. */
  ask: () => boolean;
  isMissing: boolean;
}

/** The box that must be ticked by the member; the first press without it says so and leads there. */
export function useConsent(): Consent {
  const ref = useRef<HTMLInputElement>(null);
  const [isGiven, give] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const ask = (): boolean => {
    setAsked(true);
    if (!isGiven) ref.current?.focus();
    return isGiven;
  };
  return { ref, isGiven, give, ask, isMissing: isAsked && !isGiven };
}
