import { css } from '@emotion/react';
import { useLocation } from '@rendezvous/shared/router';
import { Card, Heading, Stack, Text, token } from '@rendezvous/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';

interface SettingsCardProps {
  title: ReactNode;
  /** Fragment of the address that leads to this card. */
  id?: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A section of the settings. */
export function SettingsCard({ title, id, lead, children }: SettingsCardProps) {
  const { hash } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const isMeant = id !== undefined && hash === `#${id}`;
  useEffect(() => (isMeant && place.current ? leadTo(place.current) : undefined), [isMeant]);
  return (
    <Card as="section">
      <Stack>
        <div ref={place} id={id} tabIndex={id === undefined ? undefined : -1} css={target}>
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

const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls a card to the top and keeps it there while content above it loads, until the user moves on. */
function leadTo(card: HTMLElement): () => void {
  card.focus();
  const watch = new ResizeObserver(() => card.scrollIntoView());
  watch.observe(document.body);
  const end = (): void => {
    watch.disconnect();
    for (const move of MOVES) window.removeEventListener(move, end);
  };
  for (const move of MOVES) window.addEventListener(move, end);
  return end;
}

/** Below the sticky bar. */
const target = css({ scrollMarginBlockStart: `calc(${token.space6} * 3)`, '&:focus': { outline: 'none' } });
