import { css, type SerializedStyles } from '@emotion/react';
import type { ReactNode } from 'react';
import { Heading } from '../text/Heading';
import { Text } from '../text/Text';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { media } from '../theme/media';
import { token } from '../theme/token';
import { AlertsPlace } from './AlertsPlace';

type PageWidth = 'narrow' | 'content' | 'wide' | 'full';

interface PageProps {
  /** The h1; the shell moves focus to it after a navigation. */
  title: ReactNode;
  /** Hides the h1 visually when the page shows its title another way. */
  hideTitle?: boolean | undefined;
  lead?: ReactNode | undefined;
  /** Content beside the title. */
  actions?: ReactNode | undefined;
  /** Maximum width of the content: `narrow` 30 rem (forms), `content` 70 rem, `wide` 87.5 rem; `full` has neither a maximum nor margins. */
  width?: PageWidth | undefined;
  /** True when the screen itself has an `AlertsPlace`, or a `Grid` with alerts. */
  placesAlerts?: boolean | undefined;
  children: ReactNode;
}

/** The frame of a screen, with its h1, the alerts that are due, and a container of the given width. */
export function Page({ title, hideTitle = false, lead, actions, width = 'content', placesAlerts = false, children }: PageProps) {
  const heading = (
    <Heading level={1} tabIndex={-1}>
      {title}
    </Heading>
  );
  return (
    <div css={[page, widths[width]]}>
      {hideTitle ? (
        <VisuallyHidden as="div">{heading}</VisuallyHidden>
      ) : (
        <header css={header}>
          <div css={titleColumn}>
            {heading}
            {lead === undefined ? null : <Text tone="muted">{lead}</Text>}
          </div>
          {actions}
        </header>
      )}
      {placesAlerts ? null : <AlertsPlace />}
      {children}
    </div>
  );
}

const page = css({
  display: 'flex',
  flexDirection: 'column',
  gap: token.space5,
  width: '100%',
  marginInline: 'auto',
  padding: `${token.space5} ${token.space4} ${token.space7}`,
  [media.md]: { padding: `${token.space6} ${token.space5} ${token.space8}` },
});
const header = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: token.space4 });
const titleColumn = css({ display: 'grid', gap: token.space2, minWidth: 0 });
const widths: Record<PageWidth, SerializedStyles> = {
  narrow: css({ maxWidth: `calc(${token.sizeNarrow} + 2 * ${token.space5})` }),
  content: css({ maxWidth: `calc(${token.sizeContent} + 2 * ${token.space5})` }),
  wide: css({ maxWidth: `calc(${token.sizeWide} + 2 * ${token.space5})` }),
  full: css({ padding: 0, [media.md]: { padding: 0 } }),
};
