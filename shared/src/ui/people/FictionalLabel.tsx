import { css } from '@emotion/react';
import { useContext, useState } from 'react';
import { Dialog } from '../overlays/Dialog';
import { token } from '../theme/token';
import { UiContext } from '../UiProvider';

interface FictionalLabelProps {
  className?: string | undefined;
}

/** States that a profile is fictional; pressing it explains what that means. */
export function FictionalLabel({ className }: FictionalLabelProps) {
  const { label, warning } = useContext(UiContext).fictional;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" css={pill} className={className} onClick={() => setOpen(true)} aria-haspopup="dialog">
        {label}
      </button>
      <Dialog title={label} isOpen={isOpen} onClose={() => setOpen(false)} size="s">
        <p>{warning}</p>
      </Dialog>
    </>
  );
}

const pill = css({
  position: 'relative',
  zIndex: token.zRaised,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.5rem',
  padding: `0 ${token.space2}`,
  border: `1px solid ${token.colorInfoBorder}`,
  borderRadius: token.radiusRound,
  background: token.colorInfoSoft,
  color: token.colorOnInfoSoft,
  fontSize: token.fontSizeXs,
  fontWeight: token.weightMedium,
  lineHeight: token.lineTight,
  cursor: 'pointer',
});
