import { css } from '@emotion/react';
import type { PageDocument } from '@rendezvous/shared/contract';
import { describeError, useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { ErrorState, Heading, Page, Skeleton, Stack, Text } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { getPagesStore } from '../stores/PagesStore';
import { ErrorScreen } from './ErrorScreen';
import { isNotFoundError } from './isNotFound';

interface StaticPageProps {
  token: string;
  /** Title shown until the text, which has its own, has loaded. */
  title: ReactNode;
  lead?: ReactNode;
  afterFirstSection?: ReactNode;
  children?: ReactNode;
}

/** A page of text from the server, in the language of the visit. */
export const StaticPage = observer(({ token, title, lead, afterFirstSection, children }: StaticPageProps) => {
  const intl = useIntl();
  const store = useStore();
  const page = getPagesStore(store).getPage(token, store.locale.current);
  useEffect(() => {
    if (page.value === undefined) void page.load();
  }, [page]);
  if (isNotFoundError(page.error)) return <ErrorScreen status={404} />;
  return (
    <Page title={page.value?.title ?? title} lead={lead} width="content">
      {page.value ? <Sections page={page.value} afterFirstSection={afterFirstSection} /> : null}
      {page.error === undefined ? null : <ErrorState onRetry={() => void page.load()}>{describeError(intl, page.error)}</ErrorState>}
      {page.value === undefined && page.error === undefined ? <Skeleton lines={8} /> : null}
      {children}
    </Page>
  );
});

const Sections = ({ page, afterFirstSection }: { page: PageDocument; afterFirstSection: ReactNode }) => (
  <Stack gap="xl" css={textStyle}>
    {page.sections.map(({ heading, paragraphs }, index) => (
      <Stack key={heading} as="section" gap="s">
        <Heading level={2}>{heading}</Heading>
        {paragraphs.map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
        {index === 0 ? afterFirstSection : null}
      </Stack>
    ))}
  </Stack>
);

const textStyle = css({ maxWidth: '44rem' });
