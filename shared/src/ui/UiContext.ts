import { createContext } from 'react';
import type { ReloadForPart } from './later/Later';

export interface UiValues {
  /** `settings.cdn_prefix`: base address of pictures. */
  imageBase: string;
  /** `settings.fictional_singular` and `settings.fictional_warning`. */
  fictional: { label: string; warning: string };
  reloadForPart: ReloadForPart;
}

/** What the components know about the site without knowing the store. */
export const UiContext = createContext<UiValues>({
  imageBase: '',
  fictional: { label: 'Fictional profile', warning: '' },
  reloadForPart: () => false,
});
