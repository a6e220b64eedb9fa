import { useEffect, useRef, type RefObject } from 'react';

/** Returns a ref for an element that receives focus whenever `value` changes, but not on mount, so that new content is announced. */
export function useFocusOnChange<Target extends HTMLElement>(value: unknown): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const previous = useRef(value);
  useEffect(() => {
    if (previous.current !== value) target.current?.focus();
    previous.current = value;
  }, [value]);
  return target;
}
