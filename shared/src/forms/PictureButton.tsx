import { Button } from '@rendezvous/shared/ui';
import { type ChangeEvent, type ComponentProps, useRef } from 'react';

/** Kinds of pictures that the api takes. */
const ACCEPTED = 'image/jpeg,image/png,image/webp';

interface PictureButtonProps extends Pick<ComponentProps<typeof Button>, 'busy' | 'disabled' | 'children'> {
  /** Names the hidden file field, read out. */
  label: string;
  /** Gets the file that was chosen; the same one may be chosen again. */
  onChoose: (file: File) => void;
}

/** Asks for one picture of the device. */
export function PictureButton({ label, onChoose, ...button }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const file = target.files?.[0];
    if (file) onChoose(file);
    target.value = '';
  };
  return (
    <>
      <input ref={input} type="file" accept={ACCEPTED} aria-label={label} onChange={choose} hidden />
      <Button {...button} variant="secondary" icon="camera-plus" onPress={() => input.current?.click()} />
    </>
  );
}
