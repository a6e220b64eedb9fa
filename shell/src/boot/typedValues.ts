type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input, textarea, select';

const isTick = (field: Field): field is HTMLInputElement => field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);

const isTouched = (field: Field): boolean => {
  if (isTick(field)) return field.checked !== field.defaultChecked;
  if (field instanceof HTMLSelectElement) return [...field.options].some((option) => option.selected !== option.defaultSelected);
  return field.value !== field.defaultValue;
};

/** Sets a value as user input would: React compares against the value it set itself, so that one is reset first. */
function type(field: Field, value: string): void {
  const write = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  if (field instanceof HTMLInputElement) field.value = field.defaultValue;
  write?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

function tick(field: HTMLInputElement, isTicked: boolean): void {
  field.checked = !isTicked;
  field.click();
}

/** Remembers what a person or a password manager entered before hydration; the returned function restores it afterwards. */
export function typedValues(container: HTMLElement): () => void {
  const typed = new Map<Field, string | boolean>();
  const note = (field: Field): void => void typed.set(field, isTick(field) ? field.checked : field.value);
  const hear = ({ target }: Event): void => {
    if (target instanceof HTMLElement && target.matches(FIELDS)) note(target as Field);
  };
  for (const field of container.querySelectorAll<Field>(FIELDS)) if (isTouched(field)) note(field);
  container.addEventListener('input', hear, true);
  return () => {
    container.removeEventListener('input', hear, true);
    for (const [field, value] of typed) {
      if (!field.isConnected) continue;
      if (typeof value === 'string') type(field, value);
      else if (isTick(field)) tick(field, value);
    }
  };
}
