import type { ErrorCode } from '@rendezvous/shared/contract';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';

type Check = (value: string) => Promise<ErrorCode | null>;

/** Asks the server about a field that is valid so far; late responses about older values are ignored. */
export function useBlurCheck(name: string, check: Check | undefined): () => void {
  const { getValues, setError, trigger } = useFormContext();
  const last = useRef('');
  const valueNow = (): string => String(getValues(name));

  const ask = async (asked: Check): Promise<void> => {
    const value = valueNow();
    if (value === '' || value === last.current || !(await trigger(name))) return;
    last.current = value;
    const code = await asked(value);
    if (code !== null && valueNow() === value) setError(name, { type: 'server', message: code });
  };

  // If the check fails, submitting decides.
  return () => {
    if (check) ask(check).catch(() => undefined);
  };
}
