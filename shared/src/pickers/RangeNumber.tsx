import { css } from '@emotion/react';
import { TextField } from '@rendezvous/shared/ui';
import { useState } from 'react';

interface RangeNumberProps {
  label: string;
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
}

/** Number field for one end of a range; input takes effect on blur, limited to `min` and `max`. */
export function RangeNumber({ label, min, max, value, onChange }: RangeNumberProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const commitDraft = (): void => {
    const typedNumber = Number.parseInt(draft ?? '', 10);
    if (!Number.isNaN(typedNumber)) onChange(Math.max(min, Math.min(max, typedNumber)));
    setDraft(null);
  };
  return (
    <TextField
      label={label}
      value={draft ?? String(value)}
      onChange={setDraft}
      onBlur={commitDraft}
      inputMode="numeric"
      maxLength={4}
      css={narrowStyle}
    />
  );
}

const narrowStyle = css({ width: '7rem' });
