import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import type { UiValues } from './UiContext';
import { UiContext } from './UiContext';

interface UiProviderProps extends UiValues {
  locale: string;
  children: ReactNode;
}

/** Mounted once by the shell, inside the intl provider, with values of the settings. */
export function UiProvider({ locale, imageBase, fictional, children }: UiProviderProps) {
  const { label, warning } = fictional;
  const values = useMemo(() => ({ imageBase, fictional: { label, warning } }), [imageBase, label, warning]);
  return (
    <I18nProvider locale={locale}>
      <UiContext value={values}>{children}</UiContext>
    </I18nProvider>
  );
}
