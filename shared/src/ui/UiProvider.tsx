import { createContext, type ReactNode, useMemo } from 'react';
import type { ReloadForPart } from './later/Later';

interface UiProviderProps extends UiValues {
  children: ReactNode;
}

/** Provides site-wide values to the components of the kit; mounted once by the shell, inside the intl provider. */
export function UiProvider({ imageBase, fictional, reloadForPart, children }: UiProviderProps) {
  const { label, warning } = fictional;
  const values = useMemo(() => ({ imageBase, fictional: { label, warning }, reloadForPart }), [imageBase, label, warning, reloadForPart]);
  return <UiContext value={values}>{children}</UiContext>;
}

interface UiValues {
  /** `settings.cdn_prefix`: base URL of pictures. */
  imageBase: string;
  /** `settings.fictional_singular` and `settings.fictional_warning`. */
  fictional: { label: string; warning: string };
  reloadForPart: ReloadForPart;
}

/** Site-wide values for the components of the kit, which have no access to the store. */
export const UiContext = createContext<UiValues>({
  imageBase: '',
  fictional: { label: 'Fictional profile', warning: '' },
  reloadForPart: () => false,
});
