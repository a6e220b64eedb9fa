import type { ErrorCode } from '@rendezvous/shared/contract';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';

type Check = (value: string) => Promise<ErrorCode | null>;

/** Returns a blur handler that runs `check` on a valid value; a late response for an older value is ignored. */
export function useBlurCheck(name: string, check: Check | undefined): () => void {
  const { getValues, setError, trigger } = useFormContext();
  const checkedValue = useRef('');
  const currentValue = (): string => String(getValues(name));

  const checkValue = async (runCheck: Check): Promise<void> => {
    const value = currentValue();
    if (value === '' || value === checkedValue.current || !(await trigger(name))) return;
    checkedValue.current = value;
    const code = await runCheck(value);
    if (code !== null && currentValue() === value) setError(name, { type: 'server', message: code });
  };

  // A check that fails to run is ignored, since the server checks again on submit.
  return () => {
    if (check) checkValue(check).catch(() => undefined);
  };
}
