import { Button } from '@rendezvous/shared/ui';
import { type ChangeEvent, type ComponentProps, useRef } from 'react';

/** Picture types accepted by the api. */
const ACCEPTED_TYPES = 'image/jpeg,image/png,image/webp';

interface PictureButtonProps extends Pick<ComponentProps<typeof Button>, 'busy' | 'disabled' | 'children'> {
  /** Label of the hidden file input. */
  label: string;
  /** Receives the chosen file; also called when the same file is chosen again. */
  onChoose: (file: File) => void;
}

/** Button that lets the user choose one picture from the device. */
export function PictureButton({ label, onChoose, ...button }: PictureButtonProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const file = target.files?.[0];
    if (file) onChoose(file);
    target.value = '';
  };
  return (
    <>
      <input ref={inputRef} type="file" accept={ACCEPTED_TYPES} aria-label={label} onChange={handleChange} hidden />
      <Button {...button} variant="secondary" icon="camera-plus" onPress={() => inputRef.current?.click()} />
    </>
  );
}
