import { css } from '@emotion/react';
import { token } from '@rendezvous/shared/ui';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

/** Returns the index of the tab that an arrow key, Home or End selects among `count` tabs; null for other keys. */
export function getNextTabIndex(key: string, count: number, currentIndex: number): number | null {
  if (key === 'ArrowRight') return (currentIndex + 1) % count;
  if (key === 'ArrowLeft') return (currentIndex - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

interface TabPanel<Id extends string> {
  id: Id;
  label: ReactNode;
  content: ReactNode;
}

interface TabPanelsProps<Id extends string> {
  label: string;
  tabs: readonly TabPanel<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  className?: string | undefined;
}

/** Tabs that switch between panels at one URL; for tabs with URLs of their own, use TabLinks. */
export function TabPanels<Id extends string>({ label, tabs, selected, onSelect, className }: TabPanelsProps<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const nextIndex = getNextTabIndex(
      event.key,
      tabs.length,
      tabs.findIndex((tab) => tab.id === selected),
    );
    const tab = nextIndex === null ? undefined : tabs[nextIndex];
    if (tab === undefined || nextIndex === null) return;
    event.preventDefault();
    onSelect(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[nextIndex]?.focus();
  };
  return (
    <div className={className}>
      <div role="tablist" aria-label={label} css={tablist} ref={list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            css={tabStyle}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`} tabIndex={0} css={panel}>
        {tabs.find((tab) => tab.id === selected)?.content}
      </div>
    </div>
  );
}

const tablist = css({ display: 'flex', overflowX: 'auto', borderBlockEnd: `1px solid ${token.colorBorder}` });
const tabStyle = css({
  flexShrink: 0,
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space2,
  minHeight: token.sizeTarget,
  padding: `${token.space2} ${token.space4}`,
  border: 0,
  borderBlockEnd: '3px solid transparent',
  background: 'none',
  color: token.colorTextMuted,
  fontWeight: token.weightMedium,
  cursor: 'pointer',
  '&:focus-visible': { outlineOffset: '-2px' },
  '&[aria-selected="true"]': { color: token.colorPrimaryText, borderBlockEndColor: token.colorPrimary },
});
const panel = css({ paddingBlockStart: token.space4 });
