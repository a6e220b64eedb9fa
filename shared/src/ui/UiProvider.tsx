import type { ReactNode } from 'react';
import { useMemo } from 'react';
import type { UiValues } from './UiContext';
import { UiContext } from './UiContext';

interface UiProviderProps extends UiValues {
  children: ReactNode;
}

/** Mounted once by the shell, inside the intl provider, with values of the settings. */
export function UiProvider({ imageBase, fictional, reloadForPart, children }: UiProviderProps) {
  const { label, warning } = fictional;
  const values = useMemo(() => ({ imageBase, fictional: { label, warning }, reloadForPart }), [imageBase, label, warning, reloadForPart]);
  return <UiContext value={values}>{children}</UiContext>;
}
