import { css } from '@emotion/react';
import type { Ref } from 'react';
import { Icon } from '../icons/Icon';
import { hiddenStyle } from '../text/VisuallyHidden';
import { token } from '../theme/token';
import type { RadioOption } from './Option';

interface RadioCardProps extends RadioOption {
  name: string;
  checked: boolean;
  invalid: boolean;
  onChoose: () => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One option of RadioCards. */
export function RadioCard({ value, label, description, icon, aside, disabled, name, checked, invalid, onChoose, ref }: RadioCardProps) {
  return (
    <label css={card} data-checked={checked} data-invalid={invalid}>
      <input ref={ref} type="radio" name={name} value={value} checked={checked} disabled={disabled} onChange={onChoose} css={hiddenStyle} />
      {icon ? <Icon name={icon} size={22} /> : <span css={dot} aria-hidden />}
      <span css={textColumn}>
        <span css={title}>{label}</span>
        {description === undefined ? null : <span css={descriptionStyle}>{description}</span>}
      </span>
      {aside}
    </label>
  );
}

const card = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: token.space2,
  minHeight: '3.25rem',
  padding: `${token.space2} ${token.space3}`,
  background: token.colorSurface,
  border: `1px solid ${token.colorBorder}`,
  borderRadius: token.radiusM,
  boxShadow: token.shadow1,
  cursor: 'pointer',
  transition: `background ${token.motionFast}, border-color ${token.motionFast}`,
  '@media (hover: hover)': { '&:hover': { background: token.colorSurfaceHover } },
  '&[data-invalid="true"]': { borderColor: token.colorDanger },
  '&[data-checked="true"]': {
    background: token.colorPrimarySoft,
    color: token.colorOnPrimarySoft,
    borderColor: token.colorPrimary,
    boxShadow: `inset 0 0 0 1px ${token.colorPrimary}`,
  },
  '&:has(:focus-visible)': { outline: `2px solid ${token.colorFocus}`, outlineOffset: 2 },
  '&:has(:disabled)': { opacity: 0.5, cursor: 'not-allowed' },
});
const dot = css({
  flexShrink: 0,
  width: '1.25rem',
  height: '1.25rem',
  borderRadius: '50%',
  border: `1.5px solid ${token.colorBorderStrong}`,
  background: token.colorSurface,
  '[data-checked="true"] > &': { border: `6px solid ${token.colorPrimary}` },
});
const textColumn = css({ flex: 1, display: 'grid', minWidth: 0 });
const title = css({ fontWeight: token.weightMedium, overflowWrap: 'anywhere', hyphens: 'auto' });
const descriptionStyle = css({ fontSize: token.fontSizeS, opacity: 0.85 });
