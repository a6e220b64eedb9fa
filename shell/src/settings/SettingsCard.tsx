import { css } from '@emotion/react';
import { useLocation } from '@rendezvous/shared/router';
import { Card, Heading, Stack, Text, token } from '@rendezvous/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';

interface SettingsCardProps {
  title: ReactNode;
  /** URL fragment that scrolls to this card. */
  id?: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A section of the settings; it scrolls into view and takes focus when the URL fragment names it. */
export function SettingsCard({ title, id, lead, children }: SettingsCardProps) {
  const { hash } = useLocation();
  const targetRef = useRef<HTMLDivElement>(null);
  const isTarget = id !== undefined && hash === `#${id}`;
  useEffect(() => (isTarget && targetRef.current ? scrollToCard(targetRef.current) : undefined), [isTarget]);
  return (
    <Card as="section">
      <Stack>
        <div ref={targetRef} id={id} tabIndex={id === undefined ? undefined : -1} css={scrollTarget}>
          <Stack gap="xs">
            <Heading level={2}>{title}</Heading>
            {lead === undefined ? null : <Text tone="muted">{lead}</Text>}
          </Stack>
        </div>
        {children}
      </Stack>
    </Card>
  );
}

const USER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Focuses a card and keeps it scrolled to the top, while content above it loads, until the user interacts or the result is called. */
function scrollToCard(card: HTMLElement): () => void {
  card.focus();
  const resizeObserver = new ResizeObserver(() => card.scrollIntoView());
  resizeObserver.observe(document.body);
  const stop = (): void => {
    resizeObserver.disconnect();
    for (const type of USER_EVENTS) window.removeEventListener(type, stop);
  };
  for (const type of USER_EVENTS) window.addEventListener(type, stop);
  return stop;
}

/** Leaves room for the sticky bar above a card that is scrolled to. */
const scrollTarget = css({ scrollMarginBlockStart: `calc(${token.space6} * 3)`, '&:focus': { outline: 'none' } });
