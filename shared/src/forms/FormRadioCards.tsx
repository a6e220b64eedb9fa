import { RadioCards } from '@rendezvous/shared/ui';
import type { ComponentProps } from 'react';
import { useField } from './useField';

interface FormRadioCardsProps extends Omit<ComponentProps<typeof RadioCards<string>>, 'value' | 'onChange' | 'onBlur' | 'error'> {
  name: string;
}

/** RadioCards of a form; nothing chosen is ''. */
export function FormRadioCards({ name, ...props }: FormRadioCardsProps) {
  const { value, onChange, onBlur, error, ref } = useField<string>(name, props.label);
  return <RadioCards {...props} name={name} value={value} onChange={onChange} onBlur={onBlur} error={error} ref={ref} />;
}
