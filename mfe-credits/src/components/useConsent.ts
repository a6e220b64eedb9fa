import { type RefObject, useRef, useState } from 'react';

export interface Consent {
  ref: RefObject<HTMLInputElement | null>;
  isGiven: boolean;
  give: (given: boolean) => void;
  /** True when given; otherwise shows the error and scrolls to it. */
  ask: () => boolean;
  isMissing: boolean;
}

/** Required consent; the first attempt without it shows the error and scrolls to it. */
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
