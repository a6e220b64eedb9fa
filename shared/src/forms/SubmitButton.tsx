import { Button } from '@rendezvous/shared/ui';
import type { ComponentProps } from 'react';
import { useFormState } from 'react-hook-form';

type SubmitButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'busy' | 'onPress'>;

/** Submits the form it is in, once at a time. */
export function SubmitButton(props: SubmitButtonProps) {
  const { isSubmitting } = useFormState();
  return <Button {...props} type="submit" busy={isSubmitting} />;
}
