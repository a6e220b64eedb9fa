import { css } from '@emotion/react';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { type Option, popupStyle, token, usePopup } from '@rendezvous/shared/ui';
import { type RefObject, useEffect } from 'react';

interface ComboBoxListProps<Value extends string> {
  id: string;
  labelledBy: string;
  options: readonly Option<Value>[];
  value: Value | null;
  activeIndex: number;
  anchor: RefObject<HTMLElement | null>;
  onChoose: (option: Option<Value>) => void;
  onClose: () => void;
}

/** The open list of a ComboBox; focus stays in the field. */
export function ComboBoxList<Value extends string>({
  id,
  labelledBy,
  options,
  value,
  activeIndex,
  anchor,
  onChoose,
  onClose,
}: ComboBoxListProps<Value>) {
  const popup = usePopup<HTMLDivElement>({ anchor, placement: 'bottom start', wide: true, onClose });
  useEffect(() => {
    popup.current?.querySelector('[data-active="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [popup, activeIndex]);
  return (
    <div popover="manual" ref={popup} css={popupStyle} onPointerDown={(event) => event.preventDefault()}>
      <div role="listbox" id={id} aria-labelledby={labelledBy}>
        {options.map((option, index) => (
          <div
            key={option.value}
            role="option"
            id={`${id}-${index}`}
            aria-selected={option.value === value}
            aria-disabled={option.disabled || undefined}
            data-active={index === activeIndex}
            onClick={() => onChoose(option)}
            css={optionStyle}
          >
            {option.label}
          </div>
        ))}
      </div>
      {options.length === 0 ? <NoResults /> : null}
    </div>
  );
}

const NoResults = () => (
  <p role="status" css={noResultsStyle}>
    <FormattedMessage
      id="shared.comboBox.nothing"
      defaultMessage="Nothing found"
      description="In the list of a search field when no choice fits the typed text"
    />
  </p>
);

const noResultsStyle = css({ padding: token.space3, color: token.colorTextMuted });
const optionStyle = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: token.sizeTarget,
  padding: `${token.space2} ${token.space3}`,
  borderRadius: token.radiusM,
  cursor: 'pointer',
  '&:hover, &[data-active="true"]': { background: token.colorSurfaceHover },
  '&[data-active="true"]': { outline: `2px solid ${token.colorFocus}`, outlineOffset: '-2px' },
  '&[aria-selected="true"]': { background: token.colorPrimarySoft, color: token.colorOnPrimarySoft, fontWeight: token.weightMedium },
  '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'not-allowed' },
});
