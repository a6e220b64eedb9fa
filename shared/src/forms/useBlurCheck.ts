import type { ErrorCode } from '@rendezvous/shared/contract';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';

type BlurCheck = (value: string) => Promise<ErrorCode | null>;

/** Returns a blur handler that runs `check` on a valid value; a late response for an older value is ignored. */
export function useBlurCheck(name: string, check: BlurCheck | undefined): () => void {
  const { getValues, setError, trigger } = useFormContext();
  const lastCheckedValue = useRef('');
  const getCurrentValue = (): string => String(getValues(name));

  const checkValue = async (runCheck: BlurCheck): Promise<void> => {
    const value = getCurrentValue();
    if (value === '' || value === lastCheckedValue.current || !(await trigger(name))) return;
    lastCheckedValue.current = value;
    const code = await runCheck(value);
    if (code !== null && getCurrentValue() === value) setError(name, { type: 'server', message: code });
  };

  // A check that fails to run is ignored, since the server checks again on submit.
  return () => {
    if (check) checkValue(check).catch(() => undefined);
  };
}
